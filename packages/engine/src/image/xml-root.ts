import { Parser } from 'htmlparser2'

/** The start of an XML document. */
export interface XmlRoot {
  /** Name of the root element as written; '' when the text is no XML, null when it ends before the name. */
  readonly name: string | null
  /** Its attributes, names in lower case; null when the text ends within its tag. */
  readonly attributes: Readonly<Record<string, string>> | null
}

/** The root element of the XML document that begins with `text`. Linear in its length. */
export function readXmlRoot(text: string): XmlRoot {
  let name: string | null = null
  let attributes: XmlRoot['attributes'] = null
  let hasSubset = false
  const parser = new Parser(
    {
      onprocessinginstruction: (_, written) => {
        hasSubset ||= written.includes('[')
      },
      ontext: (written) => {
        // The parser takes what follows the first declaration inside a document type for text.
        if (hasSubset || /^[\uFEFF\s]*$/.test(written)) return
        name = ''
        parser.pause()
      },
      onopentagname: (written) => {
        name = written
      },
      onopentag: (_, written) => {
        attributes = written
        parser.pause()
      },
    },
    { xmlMode: true, lowerCaseAttributeNames: true },
  )
  parser.write(text)
  return { name, attributes }
}

export const isSvgName = (name: string | null): boolean => name !== null && /^(?:\w+:)?svg$/i.test(name)
