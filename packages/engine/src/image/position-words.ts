/** Properties of XMP that tell a place, without their namespace, in lower case; all that begin with "gps" count anyway. Add yours here. */
export const positionProperties: ReadonlySet<string> = new Set([
  'absolutealtitude',
  'city',
  'country',
  'countrycode',
  'latitude',
  'location',
  'locationcreated',
  'locationshown',
  'longitude',
  'relativealtitude',
  'shotlocation',
  'state',
  'sublocation',
])

/** Datasets of record 2 of IPTC: code and name of the content's location, city, sublocation, state, country code, country. */
export const positionDatasets: ReadonlySet<number> = new Set([26, 27, 90, 92, 95, 100, 101])
