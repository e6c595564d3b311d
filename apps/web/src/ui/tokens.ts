/** Colours of the design, as `#RRGGBB`. White on 500 is 3.65:1 only: filled controls with normal-size text use 600 (5.13:1), links 700. */
export const brandColors = {
  50: '#F1F6FF',
  100: '#E0EBFE',
  200: '#C4DAFE',
  300: '#9CC2FE',
  400: '#69A1FE',
  500: '#3A82FA',
  600: '#1767E4',
  700: '#0B53C2',
  800: '#0B4196',
  900: '#0C306C',
  950: '#071C41',
} as const

/** Text colours. 500 has 5.98:1 on white and 5.63:1 on the canvas. */
export const ink = { 500: '#5B6472', 700: '#2B3648', 900: '#0B1220' } as const

export const surface = { paper: '#FFFFFF', canvas: '#F6F8FC', line: '#E3E8F0', inputBorder: '#8A94A6' } as const

/** Colours of status words; each has at least 4.98:1 on white. Never used without an icon and a word. */
export const status = { queued: '#B45309', generating: '#1767E4', complete: '#15803D', failed: '#D32F2F' } as const

/** Corner radii in pixels. */
export const radius = { inner: 8, control: 12, card: 16, dialog: 20, tile: 24, pill: 999 } as const

export const shadow = {
  hover: '0 8px 24px rgb(11 18 32 / .10)',
  raised: '0 16px 40px rgb(11 18 32 / .14)',
} as const

/** Durations in milliseconds, and the one easing curve; exits take two thirds of the time. */
export const motion = { press: 120, enter: 200, layout: 320, easing: 'cubic-bezier(.2,0,0,1)' } as const

/** Maximum width of a screen's content, and the height of the top bar, in pixels. */
export const CONTAINER_WIDTH = 1800
export const TOP_BAR_HEIGHT = 64

/** Custom property of the body: the height of all notices in view, with the space below them. */
export const NOTICES_HEIGHT = '--notices-height'

export const fontFamily = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif"
