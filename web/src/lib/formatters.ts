/** Those of the browser's own formatters that the product writes with. */
type Kind = 'DateTimeFormat' | 'NumberFormat' | 'RelativeTimeFormat'

const made = new Map<string, unknown>()

/** To make a formatter takes a thousand times as long as to use it: each is made once. */
export function formatterOf<K extends Kind>(
  kind: K,
  locale: string,
  options?: ConstructorParameters<(typeof Intl)[K]>[1],
): InstanceType<(typeof Intl)[K]> {
  const key = JSON.stringify([kind, locale, options])
  let formatter = made.get(key)
  if (!formatter) {
    formatter = new (Intl[kind] as new (locale: string, options: unknown) => unknown)(locale, options)
    made.set(key, formatter)
  }
  return formatter as InstanceType<(typeof Intl)[K]>
}
