import { crc32, deflateRawSync } from 'node:zlib'

/** A zip of files, each deflated. */
export function zipOfFiles(files: Readonly<Record<string, Uint8Array>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    // Version 20, no flags, deflate, no date; then checksum, sizes, length of the name, nothing extra.
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(content.length, 18)
    about.writeUInt16LE(name.length, 22)
    parts.push(Buffer.of(0x50, 0x4b, 3, 4), about, Buffer.from(name), packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.of(0x50, 0x4b, 1, 2, 20, 0), about, place, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.set([0x50, 0x4b, 5, 6])
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, end])
}

type SampleCell = string | number | { readonly formula: string; readonly value: string }

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** An XLSX of one sheet behind a hidden one, its texts shared or inline. */
export function workbookOf(rows: readonly (readonly SampleCell[])[], isShared: boolean): Buffer {
  const texts: string[] = []
  const cellOf = (cell: SampleCell, name: string): string => {
    if (cell === '') return ''
    if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`
    if (typeof cell === 'object')
      return `<c r="${name}" t="str"><f>${escaped(cell.formula)}</f>${cell.value === '' ? '' : `<v>${escaped(cell.value)}</v>`}</c>`
    if (!isShared) return `<c r="${name}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
    return `<c r="${name}" t="s"><v>${texts.push(cell) - 1}</v></c>`
  }
  const sheet = rows
    .map((cells, row) => `<row r="${row + 1}">${cells.map((cell, place) => cellOf(cell, `${'ABCDEFGH'[place]}${row + 1}`)).join('')}</row>`)
    .join('')
  const xml = (text: string): Buffer => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`)
  return zipOfFiles({
    'xl/workbook.xml': xml(
      '<workbook xmlns:r="r"><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Products" sheetId="2" r:id="rId2"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': xml(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': xml('<worksheet><sheetData/></worksheet>'),
    'xl/worksheets/sheet2.xml': xml(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    'xl/sharedStrings.xml': xml(
      `<sst>${texts.map((text) => `<si><r><t>${escaped(text)}</t></r><rPh><t>reading</t></rPh></si>`).join('')}</sst>`,
    ),
  })
}
