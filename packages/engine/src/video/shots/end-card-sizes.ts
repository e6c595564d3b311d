// Sizes and shares of the end card's compositions. Changing one changes how videos end.

/** Air between parts of one row, in parts of the frame's shorter side. */
export const ROW_GAP = 0.06

/** Wide frames, in parts of the safe area: air between product and texts, and the most the product takes. */
export const besideSizes = {
  gap: 0.075,
  productWidth: 0.5,
  productHeight: 0.9,
  /** Least width of the product's region per height of the product: a slender one would look like a post at the edge of the text. */
  regionRatio: 0.62,
  glowRadius: 0.42,
}

/** Square frames: air around the product in parts of the frame's shorter side, the product's width in parts of the safe area. */
export const aroundSizes = { headAir: 0.8, footAir: 0.75, gap: 0.056, productWidth: 0.94, glowRadius: 0.62 }

/** Upright frames. */
export const aboveSizes = {
  /** Share of the usual air between the texts, and the share when they are higher than `textsHeight` of the safe area. */
  air: 0.9,
  tightAir: 0.6,
  textsHeight: 0.8,
  /** Air between texts and product, and the product's greatest height, in parts of the frame's width. */
  gap: 0.085,
  productHeight: 0.9,
  /** Air below the product, and its least height, in parts of the frame's height. */
  footAir: 0.07,
  productHeightLeast: 0.16,
  productWidth: 0.94,
  /** Of the height that is left: the share above the texts, and of the rest the share between texts and product. */
  spareAbove: 0.4,
  spareBetween: 0.3,
  glowRadius: 0.72,
}

/** Without a product: shares of the usual air, where there is room and where there is not, and the place of the glow in the stack's height. */
export const aloneSizes = { air: 1.15, tightAir: 0.5, glowAt: 0.4, glowRadius: 0.6, uprightGlowRadius: 1.05 }

/** Over photographs and footage: a panel with the texts. */
export const panelSizes = {
  /** Air around the texts, in parts of the frame's shorter side. */
  padding: 0.058,
  /** Shares of the usual air between the texts: in wide and upright frames, and in square ones. */
  air: 0.9,
  tightAir: 0.75,
  /** Share of the height left that is above the panel: beside the image, and at the top of an upright frame. */
  topWide: 0.5,
  topUpright: 0.12,
  /** Least air below the panel, as a share of the air around its texts. */
  airBelow: 0.6,
  glowRadius: 0.6,
}
