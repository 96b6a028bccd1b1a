import type { Flaw, Item } from './flaws.ts'
import { bare, plain } from './plain-words.ts'

/** Where the sentence goes on with the answer, its last word must fit all of them, not the right one alone. */
export function grammarClue({ title, answers }: Item): Flaw | undefined {
  const right = answers.filter(({ isCorrect }) => isCorrect)
  const wrong = answers.filter(({ isCorrect }) => !isCorrect)
  if (right.length === 0 || wrong.length < 2) return undefined
  const ending = plain(title)
    .replace(/[\s_.…:?]+$/u, '')
    .toLowerCase()
  const fits = FITTING.find(({ end }) => end.test(ending))?.fits
  if (!fits || !right.every(({ text }) => fits(first(text)))) return undefined
  const givesAway = wrong.every(({ text }) => !fits(first(text)))
  return givesAway ? { kind: 'grammar_clue', words: ending.split(/\s+/).at(-1) ?? '' } : undefined
}

const isVowel = (letter: string) => /[aeiou]/.test(letter)
/** A mute h is elided as well. */
const isElided = (letter: string) => /[aeiouh]/.test(letter)
const isConsonant = (letter: string) => /[^aeiou]/.test(letter)

/** An article at the end of the stem, and what may follow it. */
const FITTING = [
  { end: /(^|\s)an$/u, fits: isVowel },
  { end: /(^|\s)a$/u, fits: isConsonant },
  { end: /(^|\s)[ldnsjmtc][’']$|(^|\s)qu[’']$/u, fits: isElided },
  { end: /(^|\s)(le|la|du|de la)$/u, fits: isConsonant },
]

function first(text: string): string {
  return bare(plain(text))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .charAt(0)
}
