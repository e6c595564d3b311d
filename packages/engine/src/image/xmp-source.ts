/**
 * Where an image comes from, stated in its metadata in the terms of IPTC's Digital Source Type vocabulary, which shops and platforms require for
 * generated images (Google's product data rules among them):
 * - `algorithmicMedia`: drawn by rules alone, nothing learnt from samples;
 * - `composite`: composed of several elements, here a photograph and what the built-in engine drew around it;
 * - `algorithmicallyEnhanced`: a photograph altered by rules, here cut out of its background;
 * - `trainedAlgorithmicMedia`: made by a trained model;
 * - `compositeWithTrainedAlgorithmicMedia`: composed of several elements, one of them from a trained model.
 */
export const sourceTypes = [
  'algorithmicMedia',
  'composite',
  'algorithmicallyEnhanced',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
] as const
export type SourceType = (typeof sourceTypes)[number]

export const SOURCE_VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** The XMP packet of a generated image: its source type and the tool, no time stamp. The same type gives the same text. */
export const xmpOf = (type: SourceType): string =>
  '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
  ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"' +
  ` xmp:CreatorTool="Adloom" Iptc4xmpExt:DigitalSourceType="${SOURCE_VOCABULARY}${type}"/></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`

/** The source type in a packet that `xmpOf` wrote; null for every other packet. */
export const ownSourceOf = (packet: string): SourceType | null => sourceTypes.find((type) => xmpOf(type) === packet) ?? null

/** Whether an image's XMP packet or C2PA manifest says that a trained model made it, or a part of it. */
export const tellsOfTrainedModel = (metadata: string): boolean =>
  /digitalsourcetype\/(?:compositeWithT|t)rainedAlgorithmicMedia\b/i.test(metadata)
