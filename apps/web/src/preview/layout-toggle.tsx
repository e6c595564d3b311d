import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type AdLayout, adLayouts } from '@adloom/domain/template.ts'
import { useLayouts } from '../state/layouts.ts'
import { previewText } from '../text/wizard-en.ts'
import { PillToggle } from '../ui/pill-toggle.tsx'

// Keys of a literal are its names.
const names = Object.fromEntries(Object.entries(adLayouts).map(([layout, { name }]) => [layout, name])) as Record<AdLayout, string>

interface LayoutToggleProps {
  readonly format: AdFormat
  readonly layout: AdLayout
  readonly onLayout: (layout: AdLayout) => void
}

/** The layouts of a finished ad to choose from. */
export const LayoutToggle = ({ format, layout, onLayout }: LayoutToggleProps) => (
  <PillToggle floating label={previewText.layout} value={layout} options={useLayouts(format)} names={names} onChange={onLayout} />
)
