import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Plugin } from 'vite'
import { z } from 'zod'

const PREFIX = 'material-icon:'
const SHAPE = /<(path|circle) ([^<>]*)\/>/g

/** Google's Material Icons by name: filled ones are `baseline-…`, others `outline-…` and `round-…`. A drawing is the inside of an `<svg>`. */
const iconSetSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) })

const readIconSet = (): z.infer<typeof iconSetSchema> =>
  iconSetSchema.parse(JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/ic/icons.json'), 'utf8')))

/** The shapes of a drawing, without their colour: MUI gives an icon the colour of its text. */
function shapesOf(drawing: string): readonly (readonly [element: string, attributes: Record<string, string>])[] {
  if (drawing.replace(SHAPE, '') !== '') throw new Error('An icon may only consist of paths and circles')
  return [...drawing.matchAll(SHAPE)].map(([, element, attributes]) => [
    element,
    Object.fromEntries(
      [...attributes.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]).filter(([name]) => name !== 'fill'),
    ),
  ])
}

/** The source of a module that exports an icon as a component, as MUI's own icons are. */
export function iconModule({ icons }: z.infer<typeof iconSetSchema>, name: string): string {
  const icon = icons[name]
  if (icon === undefined) throw new Error(`There is no icon ${name} in @iconify-json/ic`)
  const shapes = shapesOf(icon.body).map(([element, attributes], place) => `jsx('${element}', ${JSON.stringify(attributes)}, ${place})`)
  return `import { createSvgIcon } from '@mui/material/SvgIcon'
import { jsx } from 'react/jsx-runtime'
export default /* @__PURE__ */ createSvgIcon([${shapes.join()}], '${name}')`
}

/** `import DeleteIcon from 'material-icon:outline-delete'` gives a component with that icon. Only the icons in use come into the app. */
export function materialIcons(): Plugin {
  let iconSet: z.infer<typeof iconSetSchema> | null = null
  return {
    name: 'adloom-material-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? iconModule((iconSet ??= readIconSet()), id.slice(PREFIX.length + 1)) : null),
  }
}
