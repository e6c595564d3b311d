// @vitest-environment jsdom
import { render } from '@testing-library/react'
import DeleteIcon from 'material-icon:outline-delete'
import PaletteIcon from 'material-icon:outline-palette'
import { expect, test } from 'vitest'
import { iconModule } from '../../material-icons.ts'

test('an icon draws every part of itself, in the colour of the text around it', () => {
  const { container } = render(<PaletteIcon />)
  const drawing = container.querySelector('svg')
  expect(drawing?.getAttribute('viewBox')).toBe('0 0 24 24')
  expect([...(drawing?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['path', 'circle', 'circle', 'circle', 'circle'])
  expect(drawing?.querySelector('[fill]')).toBeNull()
})

test('an icon takes the size and style of MUI’s own icons', () => {
  const { container } = render(<DeleteIcon fontSize="small" />)
  expect(container.querySelector('svg')?.classList.contains('MuiSvgIcon-fontSizeSmall')).toBe(true)
})

test('an unknown icon stops the build with its name', () => {
  expect(() => iconModule({ icons: {} }, 'outline-nothing')).toThrow('no icon outline-nothing')
})
