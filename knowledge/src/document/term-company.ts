import { comparable } from '../comparable.ts'
import { GENERIC_NOUN, headOf } from './generic-nouns.ts'
import type { Passage, Sentence } from './passage.ts'
import type { Term } from './terms.ts'

/** Terms of the text that could stand beside this one as wrong answers, the most alike first. */
export function companyOf(
  term: Term,
  sentence: Sentence,
  { terms, locale }: Passage,
  preferred: readonly Term[] = [],
): Term[] {
  const said = ` ${comparable(sentence.source)} `
  const fitting = terms.filter(
    (other) =>
      other !== term &&
      other.kind === term.kind &&
      other.isPlural === term.isPlural &&
      !GENERIC_NOUN[locale].test(headOf(other.bare, locale)) &&
      (other.isSubject || (other.kind !== 'noun' ? true : other.mentions >= 2)) &&
      !said.includes(` ${other.key}`) &&
      !sharesWord(other, term),
  )
  const rank = (other: Term) =>
    (preferred.includes(other) ? 4 : 0) +
    (other.isSubject ? 2 : 0) +
    (other.gender === term.gender ? 1 : 0) +
    (wordCount(other) === wordCount(term) ? 0.5 : 0)
  const ranked = fitting.sort((one, other) => rank(other) - rank(one))
  const company: Term[] = []
  for (const other of ranked) {
    // Two wrong answers that are nearly the same one would give each other away.
    if (!ranked.slice(0, ranked.indexOf(other)).some((better) => sharesWord(other, better)))
      company.push(other)
    if (company.length === ENOUGH) break
  }
  return company
}

const ENOUGH = 4

function wordCount({ bare }: Term): number {
  return bare.split(' ').length
}

function sharesWord(one: Term, other: Term): boolean {
  return one.words.some((word) =>
    other.words.some((second) => word.includes(second) || second.includes(word)),
  )
}
