import { type Wizard } from './wizard-state.ts'

/** Without the copy and images made from earlier answers. */
export const nothingMade = {
  copy: { status: 'none' },
  generatedOptions: [],
  selectedGeneratedOption: [],
  imagePrompts: [],
  variantsOf: null,
  generatedImages: [],
  previewImageIndex: 0,
  previewOption: null,
} as const satisfies Partial<Wizard>
