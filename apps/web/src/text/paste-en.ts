/** Sentences of the fallback for every rejected page: pasting its source. */
export const pasteText = {
  open: 'The page can’t be read? Paste its HTML instead',
  label: 'HTML of the page',
  steps: [
    'Open the page in your browser, and wait until you see the product.',
    'Click on an empty part of it, select everything (Ctrl+A, on a Mac ⌘A), and copy it (Ctrl+C or ⌘C).',
    'Come back, paste it here (Ctrl+V or ⌘V), and fetch the content.',
  ],
  helper: 'The page’s source (Ctrl+U) works as well. The address stays above.',
  large: (size: string) => `A page of ${size} was pasted. It is too long to be shown here, and is read whole.`,
  remove: 'Remove what was pasted',
} as const
