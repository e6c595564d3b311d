/** Seasons and feasts a page may name. */
export const seasons = [
  'christmas',
  'halloween',
  'fathersDay',
  'mothersDay',
  'valentines',
  'easter',
  'thanksgiving',
  'backToSchool',
  'newYear',
  'wedding',
  'birthday',
  'summer',
  'winter',
  'spring',
  'autumn',
] as const
export type Season = (typeof seasons)[number]

/** Seasons of the year count only where a title names them: "summer" in a description may be anything. */
export const titleSeasons: ReadonlySet<Season> = new Set(['summer', 'winter', 'spring', 'autumn'])
