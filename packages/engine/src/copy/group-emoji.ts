import { type ProductGroup } from './product-groups.ts'

/** Pictographs for a kind of product, best first. Safe on every platform: no faces, bodies or flags. */
export const groupEmoji: Readonly<Record<ProductGroup, readonly string[]>> = {
  drinkware: ['☕', '🫖'],
  cookware: ['🍳', '🥘'],
  tableware: ['🍽️', '🥗'],
  appliance: ['🍞', '☕'],
  furniture: ['🛋️', '🪑'],
  storage: ['🧺', '📦'],
  lighting: ['💡', '🌙'],
  bedding: ['🛏️', '🌙'],
  bath: ['🛁', '🫧'],
  decor: ['🏡', '🌿'],
  climate: ['🌬️', '🍃'],
  cleaning: ['🧹', '✨'],
  garden: ['🌱', '🌻'],
  tools: ['🛠️', '🔩'],
  car: ['🚗', '🛣️'],
  audio: ['🎧', '🎶'],
  recording: ['🎙️', '🎚️'],
  camera: ['📷', '🎞️'],
  security: ['🔒', '🏠'],
  smartHome: ['🏠', '📺'],
  computing: ['💻', '⌨️'],
  gaming: ['🎮', '🕹️'],
  watch: ['⌚', '🕰️'],
  bag: ['👜', '🎒'],
  footwear: ['👟', '🥾'],
  clothing: ['👕', '🧥'],
  sportswear: ['🏃', '🎽'],
  jewelry: ['💍', '✨'],
  skincare: ['🧴', '🌿'],
  soap: ['🧼', '🫧'],
  hair: ['🧴', '🚿'],
  makeup: ['💄', '✨'],
  fragrance: ['🌸', '✨'],
  food: ['🍫', '🍪'],
  pantry: ['🫒', '🍝'],
  drink: ['🍵', '🧃'],
  spirits: ['🥃', '🍷'],
  book: ['📖', '📚'],
  toy: ['🧩', '🎈'],
  baby: ['🧸', '🌙'],
  pet: ['🐾', '🦴'],
  fitness: ['🏋️', '💪'],
  cycling: ['🚲', '🛣️'],
  outdoors: ['⛺', '🌲'],
  music: ['🎸', '🎵'],
  stationery: ['✉️', '🖋️'],
  party: ['🎉', '🎈'],
  health: ['🌿', '🧘'],
  service: ['💬', '🗓️'],
  general: ['✨', '🎁'],
}

const pictograph =
  /[ \u00a0]?(?:\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}])*|\p{Regional_Indicator}{2})/gu

export const holdsEmoji = (text: string): boolean => text.search(pictograph) >= 0

/** The text without pictographs and the gaps they leave. */
export const withoutEmoji = (text: string): string => text.replace(pictograph, '').replace(/ {2,}/g, ' ').trim()
