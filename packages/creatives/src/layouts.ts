import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type AdLayout } from '@adloom/domain/template.ts'
import { type ReactElement } from 'react'
import { type LayoutProps } from './ad-parts.tsx'
import { CardLayout } from './card-layout.tsx'
import { PosterLayout } from './poster-layout.tsx'
import { SplitLayout } from './split-layout.tsx'

/** THE list of layouts: the compiler reports a layout of the domain that is missing here. Add yours here. */
export const layouts: Readonly<Record<AdLayout, (props: LayoutProps & { readonly format: AdFormat }) => ReactElement>> = {
  card: CardLayout,
  poster: PosterLayout,
  split: SplitLayout,
}
