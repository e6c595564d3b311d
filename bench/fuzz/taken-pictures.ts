import sharp from 'sharp'

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="51,30.5N"><exif:GPSLongitude>0,7.5W</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>'

let made: Promise<readonly Uint8Array[]> | null = null

/** A small picture as cameras store it, on its side and with a position, in every format that is taken. */
export function takenPictures(): Promise<readonly Uint8Array[]> {
  made ??= Promise.all(
    (
      [
        { format: 'jpeg' },
        { format: 'jpeg', progressive: true },
        { format: 'png' },
        { format: 'webp' },
        { format: 'avif', effort: 0 },
        { format: 'gif' },
      ] as const
    ).map(async ({ format, ...options }) =>
      sharp({ create: { width: 48, height: 32, channels: 3, background: '#aa3311', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
        .withMetadata({ orientation: 6 })
        .withExif({ IFD0: { Make: 'Acme' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 2987/100' } })
        .withXmp(XMP)
        .toFormat(format, options)
        .toBuffer(),
    ),
  )
  return made
}
