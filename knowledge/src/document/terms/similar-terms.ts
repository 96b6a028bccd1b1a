import { comparable } from '../../comparable.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import { GENERIC_NOUN, headOf } from './generic-nouns.ts'
import type { Term } from './terms.ts'

/** Terms of the text that can serve as wrong answers for this one, the most similar first. */
export function similarTerms(
  term: Term,
  sentence: Sentence,
  { terms, locale }: Passage,
  preferred: readonly Term[] = [],
): Term[] {
  const said = ` ${comparable(sentence.source)} `
  const fitting = terms.filter(
    (other) =>
      other.key !== term.key &&
      !PHRASE.test(other.bare) &&
      other.kind === term.kind &&
      other.isPlural === term.isPlural &&
      !GENERIC_NOUN[locale].test(headOf(other.bare, locale)) &&
      (other.isSubject || (other.kind !== 'noun' ? true : other.mentions >= 2)) &&
      !said.includes(` ${other.key}`) &&
      !sharesWord(other, term),
  )
  const rank = (other: Term) =>
    (preferred.some(({ key }) => key === other.key) ? 4 : 0) +
    (other.isSubject ? 2 : 0) +
    (other.gender === term.gender ? 1 : 0) +
    (wordCount(other) === wordCount(term) ? 0.5 : 0)
  const ranked = fitting.sort((one, other) => rank(other) - rank(one))
  // Two wrong answers that are nearly the same cannot both be right, so both could be ruled out.
  return ranked
    .filter((other, index) => !ranked.slice(0, index).some((better) => sharesWord(other, better)))
    .slice(0, ENOUGH)
}

/** No term: `solution whose concentration`, `gant porté une heure`. */
const PHRASE =
  /(?<!\p{L})(?:whose|which|that|who|qui|que|dont|Mme|Mlle|Mr|Mrs)(?!\p{L})| \p{Ll}+(?:é|ée|és|ées) (?:une?|les?|la|par|en|dans|à|au|pendant) /u

const ENOUGH = 4

function wordCount({ bare }: Term): number {
  return bare.split(' ').length
}

function sharesWord(one: Term, other: Term): boolean {
  return one.words.some((word) =>
    other.words.some((second) => word.includes(second) || second.includes(word)),
  )
}
