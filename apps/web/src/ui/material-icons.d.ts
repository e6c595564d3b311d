/** One of Google's Material Icons by its name, made by `apps/web/material-icons.ts`; the build fails for an unknown name. */
declare module 'material-icon:*' {
  import { type SvgIcon } from '@mui/material'

  const Icon: typeof SvgIcon
  export default Icon
}
