import { type InspectedFile } from '@adloom/domain/inspected-file.ts'
import { decodeXML } from 'entities'
import { shownText } from './shown-text.ts'

/** A property as an attribute or an element; of a resource its address. */
const SOURCE = /:DigitalSourceType(?:=|>|[ \n]rdf:resource=)\s?["']?([^"'<]{1,300})/
const TOOL = /\b(?:xmp|xap):CreatorTool(?:=|>)\s?["']?([^"'<]{1,300})/

const valueOf = (property: RegExp, text: string): string | null => {
  const value = property.exec(text)?.[1]
  return value === undefined ? null : shownText(decodeXML(value))
}

/** The last part of an address of IPTC's vocabulary; another address as it is. */
export const sourceTermOf = (address: string): string => /\/digitalsourcetype\/(\w{1,60})\/?$/.exec(address)?.[1] ?? address

/** What XMP packets say about where a file comes from, the first that says it; null without a packet. */
export function statementOf(packets: readonly Uint8Array[]): InspectedFile['xmp'] {
  if (packets.length === 0) return null
  const texts = packets.map((packet) => Buffer.from(packet).toString('utf8'))
  const first = (property: RegExp): string | null => texts.map((text) => valueOf(property, text)).find((value) => value !== null) ?? null
  const source = first(SOURCE)
  return { source: source === null ? null : sourceTermOf(source), tool: first(TOOL) }
}
