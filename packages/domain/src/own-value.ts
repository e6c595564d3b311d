/** The value under a key that came from outside; null where the record has none of its own: every object answers to `constructor`. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | null =>
  Object.hasOwn(record, key) ? record[key] : null
