import { type MediaType } from '../image/metadata-parts.ts'
import { SOURCE_VOCABULARY, type SourceType } from '../image/xmp-source.ts'

const AGENT = 'Adloom'

/** What was done, for people. */
const descriptions: Readonly<Record<SourceType, string>> = {
  algorithmicMedia: 'Drawn by rules alone, nothing of it by a trained model.',
  composite: 'Composed of pictures, drawings and words; nothing of it is known to be by a trained model.',
  algorithmicallyEnhanced: 'A photograph, cut out of its background.',
  trainedAlgorithmicMedia: 'Made by a trained model.',
  compositeWithTrainedAlgorithmicMedia: 'Composed of several elements, one of them by a trained model.',
}

/**
 * The manifest of a file that was made here, as the library takes it. Tells the tool and the kind of source, and nothing of persons, times or places.
 * It has no ingredients: what was said of an upload cannot be vouched for here.
 */
export const manifestDefinitionOf = (source: SourceType, type: MediaType, version: string) => ({
  claim_generator_info: [{ name: AGENT, version }],
  format: type,
  assertions: [
    {
      label: 'c2pa.actions.v2',
      data: {
        actions: [
          {
            action: 'c2pa.created',
            digitalSourceType: `${SOURCE_VOCABULARY}${source}`,
            softwareAgent: { name: AGENT, version },
            description: descriptions[source],
          },
        ],
      },
    },
  ],
})
