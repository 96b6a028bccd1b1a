import type { Locale } from '@probant/contract/locales'
import { francAll } from 'franc-min'
import { ownWords } from './own-words.ts'
import { SMALL_WORDS } from './small-words.ts'

interface QuestionText {
  stem: string
  /** Whatever goes with it: its answers, or what helps to grade one. */
  answers: readonly string[]
}

/**
 * Is a question in the language it was asked for? What it quotes and whom it names may be in another one, and so may
 * short answers, which can be titles or words to learn. Short questions and numbers say too little to be sure: they get
 * the benefit of the doubt unless the small words speak against them.
 */
export function isInLanguage({ stem, answers }: QuestionText, locale: Locale): boolean {
  const own = ownWords(stem)
  const heard = [hasWords(own) ? own : stem, ...answers.filter(isSentence).map(ownWords)].join('. ')
  const vote = voteFor(heard, locale)
  if (vote !== 0) return vote > 0

  const quotesOrNames = own !== stem.replace(/\s+/g, ' ')
  const all = quotesOrNames ? heard : [stem, ...answers].join('. ')
  const wholeVote = voteFor(all, locale)
  if (wholeVote !== 0) return wholeVote > 0
  if (all.replace(/[^\p{L}]/gu, '').length < LONG_ENOUGH) return true
  const [first] = francAll(plain(all), { only: Object.values(CODES) })
  return first?.[0] === CODES[locale] || first?.[0] === 'und'
}

const LONG_ENOUGH = 40
const CODES: Record<Locale, string> = { en: 'eng', fr: 'fra' }

/** How many more small words are of this language than of the other. */
function voteFor(text: string, locale: Locale): number {
  return smallWords(text, locale) - smallWords(text, locale === 'en' ? 'fr' : 'en')
}

function smallWords(text: string, locale: Locale): number {
  return wordsOf(text).filter((word) => SMALL_WORDS[locale].has(word)).length
}

/** Longer than a title or a name is. */
function isSentence(answer: string): boolean {
  return wordsOf(answer).length >= 8
}

function hasWords(text: string): boolean {
  return wordsOf(text).some((word) => word.length >= 3)
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}

function plain(text: string): string {
  return text.replace(/[`$*_#[\]()]/g, ' ')
}
