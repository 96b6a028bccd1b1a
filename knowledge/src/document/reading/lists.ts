import type { Locale } from '@probant/contract/locales'

/** Three things or more at the end of a sentence. */
export interface List {
  items: readonly string[]
  /** What comes before the last thing: `A fire needs three things: heat, fuel and ` */
  before: string
  last: string
}

/** Finds lists of short items only, because the end of a longer statement may look like a list. */
export function listIn(text: string, locale: Locale): List | undefined {
  const match = LIST[locale].exec(text)
  const { first = '', middle = '', last = '' } = match?.groups ?? {}
  if (!match || !last) return undefined
  const items = [first, ...middle.split(', ').filter(Boolean), last]
  if (items.some((item) => item.split(' ').length > 3)) return undefined
  return { items, before: text.slice(0, -last.length), last }
}

/** `three things: heat, fuel and oxygen`, and no second sentence after the colon. */
export function isListAfterColon(text: string, locale: Locale): boolean {
  const [, after = '', ...more] = text.split(/\s?: /)
  return more.length === 0 && LIST[locale].exec(after)?.index === 0
}

const ITEM = String.raw`(?:(?:le |la |les |l’|un |une |des |du |de la |de l’|the |an? )?[\p{L}-]+(?: [\p{L}-]+)?)`

const LIST: Record<Locale, RegExp> = {
  en: new RegExp(`(?<first>${ITEM}), (?<middle>(?:${ITEM}, )*${ITEM}),? and (?<last>${ITEM})$`, 'u'),
  fr: new RegExp(`(?<first>${ITEM}), (?<middle>(?:${ITEM}, )*${ITEM}) et (?<last>${ITEM})$`, 'u'),
}
