/** Sentences of the wizard outside its steps, and of its preview. Quoted texts are the specification's, verbatim. */

export const wizardText = {
  title: 'New creation',
  close: 'Close and go to the landing page',
  steps: 'Steps',
  edit: 'Edit',
  next: 'Next step',
  continue: 'Continue',
  processing: 'Processing...',
  completed: 'Completed',
  announce: (place: number, total: number, title: string) => `Step ${place} of ${total}, ${title}`,
} as const

export const adTypeText = {
  title: 'Ad Type',
  prompt: 'Choose the type of ad you want to create:',
  missing: 'Choose an ad type to continue.',
  /** What was typed on the landing page, or before the user came back. */
  entered: (text: string) => `It will be made from “${text}”.`,
} as const

/** Frame texts of each step: its title, its next step and its missing input. */
export const stepText = {
  method: {
    title: 'Creation Method',
    tabs: { url: 'Product URL', upload: 'Upload Images', uploadMedia: 'Upload Media', prompt: 'AI Prompt' },
  },
  url: {
    fetch: 'Fetch Content',
  },
  upload: {
    selected: (count: number, max: number) => `${count} of ${max} files selected`,
    none: 'Please upload at least one file.',
    stillUploading: 'Your files are still being uploaded.',
  },
  prompt: {
    guided: {
      productName: 'Product Name',
      category: 'Category',
      style: 'Style',
      mood: 'Mood',
      backgroundColor: 'Background Color',
      customDetails: 'Additional Details',
    },
    missingGuided: (fields: readonly string[]) => `Still missing: ${fields.join(', ')}.`,
    modes: { fast: 'Fast', pro: 'Pro', display: 'Display' },
    generate: (count: number, mode: string) => `Generate ${count} ${count === 1 ? 'image' : 'images'} with ${mode}`,
    generating: 'Generating...',
    missing: 'Describe the picture and generate it to continue.',
    again: 'Generate again',
  },
  content: {
    title: 'Content Selection',
    noImage: 'No product image found at the provided URL.',
    missing: 'Select an image to continue.',
    /** The page has none, which the step itself says. */
    missingPicture: 'Upload a picture to continue.',
    missingMedia: 'Select an image or video to continue.',
    skip: 'Skip this step and use the first image',
    skipVideo: 'Skip this step and use the first video',
    enhance: 'Create ad image',
    video: 'Create video ad',
  },
  targeting: {
    title: 'Targeting',
  },
  generated: {
    title: 'Generated Content',
    loading: 'Writing copy',
    create: 'Create ad with selected content',
    missing: 'Select at least one text to continue.',
    missingImages: (done: number, total: number) => `The pictures are still being made: ${done} of ${total} ready.`,
  },
} as const

export const previewText = {
  region: 'Live preview',
  noTypeTitle: 'Ad Preview',
  noTypeText: 'Select an ad type to see how your content will look',
  format: 'Preview format',
  feedAndStory: 'Feed and story',
  formats: { feed: 'Feed', story: 'Story', finished: 'Finished ad', landscape: 'Landscape', square: 'Square' },
  layout: 'Layout of the finished ad',
  previous: 'Previous image',
  next: 'Next image',
  counter: (place: number, total: number) => `${place} / ${total}`,
  videoPlaceholder: 'Video content will appear here',
  nothing: 'Select an ad type or upload content to see a preview.',
  unavailable: 'Preview unavailable',
  unknownFormat: 'Unknown Preview Format',
  loading: 'The preview is being made',
  video: 'The chosen video',
} as const
