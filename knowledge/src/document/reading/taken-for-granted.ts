import type { Locale } from '@probant/contract/locales'
import { comparable } from '../../comparable.ts'

interface Context {
  locale: Locale
  subject: string
  /** The sentences before it in its paragraph, the nearest last. */
  before: readonly string[]
}

/** The nouns of a sentence whose article points to what a sentence before it introduced: `the cistern`, after `a cistern`. */
export function takenForGranted(text: string, { locale, subject, before }: Context): string[] {
  const known = ` ${comparable(subject)} `
  const found = [...text.matchAll(DEFINITE[locale])].flatMap(({ groups = {}, index }) => {
    const words = (groups.words ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 2)
    const own = text.slice(0, index).toLowerCase()
    return words.filter((word) => {
      if (word.length < 4 || known.includes(` ${comparable(word)}`) || own.includes(word)) return false
      const introduced = new RegExp(
        `(?<!\\p{L})(?:${INTRODUCING[locale]})\\s?(?:\\p{L}+\\s){0,2}${word}(?!\\p{L})`,
        'iu',
      )
      return before.some((sentence) => introduced.test(sentence))
    })
  })
  return [...new Set(found)]
}

const DEFINITE: Record<Locale, RegExp> = {
  en: /\b(?:the|this|these|that|those|such)\s+(?<words>\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?)(?! (?:of|that|which|who|whose)\b)/giu,
  fr: /(?<![\p{L}])(?:le |la |les |l’|ce |cet |cette |ces |du |au |aux )(?<words>\p{Ll}[\p{L}-]+)(?! (?:de|du|des|qui|que|dont) | d’)/giu,
}

const INTRODUCING: Record<Locale, string> = {
  en: 'an?|one|some|two|three|four|several|many|another|called|named',
  fr: 'une?|deux|trois|quatre|plusieurs|certaine?s|quelques|appelée?s?|nommée?s?',
}
