import type { Locale } from '@probant/contract/locales'
import { elided } from './elision.ts'

interface Options {
  locale: Locale
  /** Which of the words are code, or a word that is discussed: they keep their case everywhere. */
  verbatim?: readonly string[]
}

/**
 * Puts words into a template. French elides before them, and the first word of a sentence gets a capital unless it has
 * a case of its own.
 */
export function fill(
  template: string,
  words: Record<string, string>,
  { locale, verbatim = [] }: Options,
): string {
  let text = ''
  let end = 0
  let isFixed = false
  for (const { 0: slot, 1: name = '', index } of template.matchAll(/\{(\w+)\}/g)) {
    const before = text + template.slice(end, index)
    const word = words[name] ?? ''
    const isFirst = BEFORE_A_SENTENCE.test(before)
    const isVerbatim = verbatim.includes(name)
    if (isFirst && isVerbatim && !/\p{L}/u.test(before)) isFixed = true
    text =
      (locale === 'fr' ? elided(before, word) : before) + (isFirst && !isVerbatim ? capitalised(word) : word)
    end = index + slot.length
  }
  text += template.slice(end)
  return isFixed ? text : capitalised(text)
}

const BEFORE_A_SENTENCE = /(?:^|[.?!…]\s)[“«"‘\s\u00a0]*$/u

/** Also within quotation marks. */
export function capitalised(text: string): string {
  const [, marks = '', rest = ''] = /^([“«"‘\s\u00a0]*)(.*)$/su.exec(text) ?? []
  const [first = ''] = rest
  return OWN_CASE.some((pattern) => pattern.test(rest))
    ? text
    : marks + first.toUpperCase() + rest.slice(first.length)
}

const OWN_CASE = [
  // pH, eBay, localStorage.
  /^\p{Ll}+\p{Lu}/u,
  // filter(), font_size, console.log.
  /^[\p{Ll}\d]+(?:[([_=]|\.\p{Ll}|::|->)/u,
  // x = 3, a² + b², f′.
  /^\(?\p{Ll}(?:[²³¹⁰⁴-⁹₀-₉′^*/]| ?[=+−×÷<>≤≥≈])/u,
]
