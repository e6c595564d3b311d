import { type FactIcon } from '@adloom/domain/design/ad-facts.ts'

/** Outlines of the icons in a square of 24, drawn with a line of 2. Add yours here. */
export const factIconPaths: Readonly<Record<FactIcon, string>> = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  leaf: 'M5 19C4 10 9 4.5 20 4c.5 10-4.5 15.5-11.5 15 M5 20c2-5 5-8 9-10',
  drop: 'M12 3.5c3.5 4.2 6 7 6 10.5a6 6 0 0 1-12 0c0-3.5 2.5-6.3 6-10.5z',
  shield: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z M9 11.8l2.2 2.2 3.8-4',
  van: 'M2.5 6.5h11v10h-11z M13.5 10h4l3.5 3.5v3h-7.5z M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z M17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  bolt: 'M13 3L5.5 13.5h5L10 21l7.5-10.5h-5z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z M12 7.5V12l3.2 2',
  heart: 'M12 20C6 15.5 3.5 12.5 3.5 9A4.5 4.5 0 0 1 12 6.8 4.5 4.5 0 0 1 20.5 9c0 3.5-2.5 6.5-8.5 11z',
  feather: 'M5 19.5L15 9.5 M8 16.5c-1.5-6 4-12.5 11.5-12.5 0 7.5-6 14-11.5 12.5z',
  flame: 'M12 3.5c.5 4 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2 .8-3.5 2-5 .5 1.5 1.2 2.2 2 2.5C10.5 9 10.5 6 12 3.5z',
  snow: 'M12 3v18 M4.2 7.5l15.6 9 M19.8 7.5l-15.6 9 M9.5 4.5L12 7l2.5-2.5 M9.5 19.5L12 17l2.5 2.5',
  ruler: 'M3.5 15.5l12-12 5 5-12 12z M7 12l2 2 M10 9l2 2 M13 6l2 2',
}
