import { plainKit } from '@adloom/domain/design/brand-kit.ts'
import { emptyGuidedPrompt } from '@adloom/domain/guided-prompt.ts'
import { IMAGES_DEFAULT } from '@adloom/domain/image.ts'
import { defaultTargeting } from '@adloom/domain/targeting.ts'
import { stepNumber, type Wizard } from './wizard-state.ts'

/** The defaults of targeting; the language is the page's until the user chooses one. */
const { language: _pageLanguage, ...unchosenTargeting } = defaultTargeting

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

export const emptyWizard: Wizard = {
  activeStep: stepNumber.adType,
  selectedTool: null,
  selectedMethod: null,
  productUrl: '',
  pageHtml: '',
  reading: { status: 'idle' },
  scrapedData: null,
  selectedScrapedImage: null,
  serializedFiles: [],
  selectedFileIndex: -1,
  promptData: {
    form: 'single',
    prompt: '',
    guided: emptyGuidedPrompt,
    mode: 'fast',
    numImages: IMAGES_DEFAULT,
    image_size: 'landscape_4_3',
    aspect_ratio: '16:9',
    displaySize: 'auto',
    quality: 'auto',
    run: { status: 'idle' },
  },
  selectedLogo: null,
  uploadedLogo: null,
  keptLogo: null,
  imageCategories: {},
  targetingData: { ...unchosenTargeting },
  ...nothingMade,
  processedImage: null,
  cutOutDraft: null,
  previewFormat: 'feed',
  layouts: [],
  hiddenFacts: [],
  keptPictures: {},
  shownByAd: null,
  accent: null,
  brandColor: null,
  kit: plainKit,
  brandFrom: null,
  adKey: null,
}
