import { type CopyEdit } from '@adloom/domain/copy-edit.ts'

export const editingText = {
  tools: 'Rewrite this text',
  edits: {
    shorter: 'Shorter',
    longer: 'Longer',
    friendlier: 'Friendlier',
    'more-formal': 'More formal',
    'more-playful': 'More playful',
    'with-emoji': 'Add emoji',
    'without-emoji': 'Remove emoji',
    'other-button': 'Another button',
    'other-language': 'Another language',
  } satisfies Record<CopyEdit, string>,
  into: (language: string) => `Write it in ${language}`,
  undo: 'Undo',
  working: 'Rewriting',
  failed: 'The text could not be rewritten.',
  checking: 'Checking the text',
  sound: 'Nothing in this text goes beyond the product information.',
  advice: 'Before this ad runs',
  fields: { headline: 'Headline', subline: 'Description' },
  concern: (passage: string, reason: string) => `“${passage}”: ${reason}`,
  title: 'Edit text',
  editOption: (headline: string) => `Edit “${headline}”`,
  place: (place: number, total: number) => `Text ${place} of ${total}`,
  saved: 'Text changed',
} as const
