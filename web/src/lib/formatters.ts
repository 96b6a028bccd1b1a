import { readerZone } from './reader-zone.ts'

/** Those of the browser's own formatters that the product writes with. */
type Kind = 'DateTimeFormat' | 'NumberFormat' | 'RelativeTimeFormat'
type Formatter<K extends Kind> = InstanceType<(typeof Intl)[K]>
type Options<K extends Kind> = ConstructorParameters<(typeof Intl)[K]>[1]

const made: Record<string, unknown> = {}

/**
 * To make a formatter takes a thousand times as long as to use it: each is made once. One of dates keeps the time zone in
 * which it was made, so that it is another one wherever the reader is.
 */
export function formatterOf<K extends Kind>(kind: K, locale: string, options?: Options<K>): Formatter<K> {
  const Making = Intl[kind] as unknown as new (locale: string, options?: Options<K>) => Formatter<K>
  const name = JSON.stringify([kind, locale, options, kind === 'DateTimeFormat' && readerZone()])
  made[name] ??= new Making(locale, options)
  return made[name] as Formatter<K>
}
