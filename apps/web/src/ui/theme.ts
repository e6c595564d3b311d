import { createTheme } from '@mui/material/styles'
import { brandColors, fontFamily, ink, motion, radius, shadow, status, surface } from './tokens.ts'

const ring = { outline: `3px solid ${brandColors[500]}`, outlineOffset: 2 }

/** The theme of every screen that uses the component library. `sx` radii multiply 8: 1 is 8 px, 1.5 is 12, 2 is 16, 2.5 is 20. */
export const theme = createTheme({
  palette: {
    primary: { main: brandColors[500], light: brandColors[400], dark: brandColors[600], contrastText: '#FFFFFF' },
    success: { main: status.complete },
    warning: { main: status.queued },
    error: { main: status.failed },
    info: { main: status.generating },
    text: { primary: ink[900], secondary: ink[500] },
    divider: surface.line,
    background: { default: surface.canvas, paper: surface.paper },
  },
  shape: { borderRadius: radius.inner },
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1200, xl: 1800 } },
  transitions: {
    duration: { shortest: motion.press, shorter: motion.enter, short: motion.enter, standard: motion.enter, complex: motion.layout },
    easing: { easeInOut: motion.easing, easeOut: motion.easing },
  },
  typography: {
    fontFamily,
    h4: { fontSize: '1.75rem', fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.2 },
    h5: { fontSize: '1.375rem', fontWeight: 700, letterSpacing: '-0.015em', lineHeight: 1.27 },
    h6: { fontSize: '1.0625rem', fontWeight: 650, letterSpacing: '-0.01em', lineHeight: 1.35 },
    subtitle1: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
    subtitle2: { fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.4 },
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    caption: { fontSize: '0.75rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 650, letterSpacing: 0 },
  },
  components: {
    MuiCssBaseline: { styleOverrides: { body: { backgroundColor: surface.canvas } } },
    // A ripple renders, measures and animates with each press, a third of what most presses take: a paler button says the same. The library shows
    // the focus with a ripple, too (axe does not report it): this restores a real ring.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:active': { opacity: 0.8 }, '&.Mui-focusVisible': ring } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 44,
          borderRadius: radius.control,
          paddingInline: 18,
          '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
          variants: [
            {
              props: { variant: 'contained', color: 'primary' },
              style: {
                backgroundColor: brandColors[600],
                '&:hover': { backgroundColor: brandColors[700] },
                '&.Mui-disabled': { backgroundColor: surface.line, color: ink[500] },
              },
            },
            { props: { variant: 'outlined', color: 'primary' }, style: { color: brandColors[700], borderColor: brandColors[300] } },
            { props: { variant: 'text', color: 'primary' }, style: { color: brandColors[700] } },
            { props: { size: 'small' }, style: { minHeight: 40, paddingInline: 14 } },
          ],
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          minWidth: 40,
          minHeight: 40,
          variants: [{ props: { color: 'default' }, style: { color: ink[700], '&:hover': { color: ink[900] } } }],
        },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: {
          fontWeight: 600,
          borderRadius: radius.pill,
          '@media (forced-colors: active)': {
            border: '1px solid CanvasText',
            '&[aria-pressed="true"]': { outline: '2px solid Highlight' },
          },
          variants: [
            {
              props: { variant: 'filled', color: 'primary' },
              style: {
                backgroundColor: brandColors[100],
                color: brandColors[800],
                '&&:hover, &&.Mui-focusVisible': { backgroundColor: brandColors[200] },
              },
            },
            { props: { variant: 'outlined' }, style: { borderColor: surface.inputBorder } },
          ],
        },
      },
    },
    // 12 px once it floats: 500 has too little contrast for that.
    MuiInputLabel: { styleOverrides: { root: { '&.Mui-focused:not(.Mui-error)': { color: brandColors[700] } } } },
    // What is typed runs as its own first letter does.
    MuiInputBase: { defaultProps: { slotProps: { input: { dir: 'auto' } } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          borderRadius: radius.control,
          // The ring is the border: around the text alone it would cross the label.
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 3 },
        },
        input: { '&:focus-visible': { outline: 'none' } },
        notchedOutline: { borderColor: surface.inputBorder },
      },
    },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: radius.card } } },
    MuiAlert: {
      styleOverrides: { root: { borderRadius: radius.control, '@media (forced-colors: active)': { border: '1px solid CanvasText' } } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: radius.dialog,
          boxShadow: shadow.raised,
          '@media (forced-colors: active)': { border: '1px solid CanvasText' },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 16px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px' } } },
    MuiMenu: { styleOverrides: { paper: { borderRadius: radius.control, boxShadow: shadow.raised } } },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          textTransform: 'none',
          fontWeight: 600,
          minHeight: 40,
          color: ink[700],
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: brandColors[100], color: brandColors[800] },
          '@media (forced-colors: active)': { '&.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -4 } },
        },
      },
    },
    MuiLinearProgress: { styleOverrides: { root: { height: 6, borderRadius: radius.pill, forcedColorAdjust: 'none' } } },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.75rem', backgroundColor: ink[900] } } },
    MuiLink: { styleOverrides: { root: { color: brandColors[700], textDecorationColor: brandColors[300] } } },
  },
})
