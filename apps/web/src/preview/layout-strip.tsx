import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type AdLayout, type Creative, suitsLayout } from '@adloom/domain/template.ts'
import { useEffect, useRef, useState } from 'react'
import { useLayouts } from '../state/layouts.ts'
import { LayoutOptions } from './layout-options.tsx'

export interface LayoutStripProps {
  readonly label: string
  readonly creative: Creative
  readonly layout: AdLayout
  readonly format: AdFormat
  /** Those of the brand are marked. */
  readonly favourites: readonly AdLayout[]
  readonly onLayout: (layout: AdLayout) => void
}

/** The layouts of a finished ad to choose from, each drawn with the ad's own content: radio buttons in a row that scrolls sideways. */
export function LayoutStrip({ label, creative, layout, format, favourites, onLayout }: LayoutStripProps) {
  // The chosen one stays, whatever became of what it needs.
  const options = useLayouts(format).filter((option) => option === layout || suitsLayout(option, creative))
  const strip = useRef<HTMLDivElement>(null)
  // Marked at once: the ad in it may be drawn later.
  const [marked, setMarked] = useState(layout)
  const [given, setGiven] = useState(layout)
  if (given !== layout) {
    setGiven(layout)
    setMarked(layout)
  }
  useEffect(() => showLayout(strip.current, marked), [marked])
  return (
    <LayoutOptions
      strip={strip}
      label={label}
      type="radio"
      creative={creative}
      format={format}
      options={options}
      chosen={[marked]}
      favourites={favourites}
      onChoose={(option) => {
        setMarked(option)
        onLayout(option)
      }}
    />
  )
}

/** Scrolls the strip, and nothing around it, so far that a layout is in its middle, if it is cut or out of view. */
function showLayout(strip: HTMLElement | null, layout: AdLayout): void {
  const option = strip?.querySelector(`input[value="${layout}"]`)?.parentElement ?? null
  if (strip === null || option === null) return
  const left = option.offsetLeft - strip.scrollLeft
  if (left >= 0 && left + option.offsetWidth <= strip.clientWidth) return
  strip.scrollLeft = option.offsetLeft + option.offsetWidth / 2 - strip.clientWidth / 2
}
