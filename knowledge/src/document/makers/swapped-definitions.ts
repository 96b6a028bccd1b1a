import { contentWords } from '../content-words.ts'
import { type Definition, findDefinitions } from '../definitions.ts'
import { type Draft, lengthPenalty, statementDraft } from '../draft.ts'
import { type Passage, randomOf } from '../passage.ts'
import { rarity } from './about-definitions.ts'

/** False statements: a term with the meaning of another one, of its kind where there is one. */
export function swappedDefinitions(passage: Passage): Draft[] {
  const definitions = findDefinitions(passage).filter((definition) => isWhole(definition, passage))
  return definitions.flatMap((definition) => {
    const fitting = definitions.filter((other) => other !== definition && fits(other, definition))
    const { term, sentence } = definition
    const { clause } = sentence
    if (!clause || fitting.length === 0) return []
    const alike = fitting.filter((other) => areOfOneKind(other, definition))
    const other = randomOf(sentence).pick(alike.length > 0 ? alike : fitting)
    const title = `${clause.subject} ${clause.verb} ${other.sentence.clause?.rest}.`
    // With the meaning of another kind of thing, the statement is plainly false, and easy.
    const quality = (alike.length > 0 ? 0.8 : 0.65) - lengthPenalty(other.meaning)
    return [statementDraft({ title, sentence, quality, hardness: 0.35 + rarity(term) }, false)]
  })
}

/** The sentence says what the term is, and nothing else. */
function isWhole({ term, sentence: { clause } }: Definition, { grammar }: Passage): boolean {
  return clause !== undefined && !clause.apposition && grammar.phraseOf(clause)?.bare === term.bare
}

/** The meaning of the other can be said of the term, and does not name it. */
function fits(other: Definition, { term, isPerson, sentence }: Definition): boolean {
  const own = contentWords(term.bare)
  return (
    other.sentence.clause?.verb === sentence.clause?.verb &&
    other.term.isPlural === term.isPlural &&
    other.isPerson === isPerson &&
    other.term.isName === term.isName &&
    other.term.gender === term.gender &&
    !contentWords(other.meaning).some((word) => own.includes(word))
  )
}

/** The two share a word of their names, or both are said to be a substance, a right or whatever. */
function areOfOneKind(one: Definition, other: Definition): boolean {
  const its = contentWords(other.term.bare)
  if (contentWords(one.term.bare).some((word) => its.includes(word))) return true
  return kindIn(one.meaning) !== '' && kindIn(one.meaning) === kindIn(other.meaning)
}

/** What the meaning begins with: `substance` of `a substance that …`. */
function kindIn(meaning: string): string {
  const [opening = ''] = meaning.split(OPENING)
  return contentWords(opening).at(-1) ?? ''
}

const OPENING =
  /,| (?:that|which|who|whose|where|of|in|for|from|made|used|with|by|on|to|between|qui|que|dont|où|de|du|des|par|pour|en|à|au|dans)(?!\p{L})| d’| qu’/u
