/** How much larger than the frame a scene is rendered: room for the camera. Most moves go sideways. */
const LAYER_MARGIN = { across: 1.24, along: 1.14 }

/** The size of the layers of a frame. Even sides. */
export const layerSize = ({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): { readonly width: number; readonly height: number } => ({
  width: Math.round((width * LAYER_MARGIN.across) / 2) * 2,
  height: Math.round((height * LAYER_MARGIN.along) / 2) * 2,
})
