import { type Plugin } from 'vite'

/** The two files of MUI that give a theme as CSS variables, with what they export. */
const STUBS: Readonly<Record<string, string>> = {
  createThemeWithVars: 'export const createGetCssVar = refuse; export { refuse as default };',
  ThemeProviderWithVars: 'export { refuse as CssVarsProvider, refuse as useColorScheme, refuse as getInitColorSchemeScript };',
}

/**
 * Leaves out themes as CSS variables: `createTheme` and `ThemeProvider` point at them, so nothing can shake them off. Our theme has one colour scheme,
 * and its colours stand in the styles themselves. A theme that asks for variables all the same throws.
 */
export function withoutThemeVariables(): Plugin {
  return {
    name: 'adloom-without-theme-variables',
    apply: 'build',
    load(id) {
      const [, name = ''] = /\/@mui\/material\/styles\/(\w+)\.mjs$/.exec(id) ?? []
      if (!Object.hasOwn(STUBS, name)) return null
      return `const refuse = () => { throw new Error('The theme has no CSS variables') };\n${STUBS[name]}`
    },
  }
}
