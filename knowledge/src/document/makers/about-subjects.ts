import { type Draft, GAP, gapDraft, lengthPenalty } from '../draft.ts'
import type { Clause } from '../grammar.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import { contentWords } from '../terms/content-words.ts'
import { GENERIC_NOUN, headOf } from '../terms/generic-nouns.ts'
import type { Term } from '../terms/terms.ts'
import { acceptedFor, rarity } from './about-definitions.ts'

/** Asks for the subject of a sentence: who or what does what the text says. */
export function aboutSubjects(passage: Passage): Draft[] {
  return passage.sentences.flatMap((sentence) => {
    const clause = firstStatement(sentence)
    const phrase = clause && passage.grammar.phraseOf(clause)
    const term = phrase && passage.findTerm(phrase.bare)
    if (!clause || !term || !isTelling(clause, term, passage)) return []
    return [gap(sentence, clause, term, worth(clause, term, passage))]
  })
}

/** `… absorb water from the soil, and the xylem carries it up`: the second half is about something else. */
function firstStatement({ clause, text }: Sentence): Clause | undefined {
  if (!clause || text.includes(':') || ELLIPTIC.test(text)) return undefined
  const [rest = ''] = clause.rest.split(SECOND_STATEMENT)
  return { ...clause, rest: rest.replace(/,$/, '') }
}

/** `L’amidon a donné du glucose, les protéines des acides aminés`: what others did is left half said. */
const ELLIPTIC =
  /, (?:les? |la |l’)\p{Ll}+ (?:des? |du |d’|les? |la |l’|au |à )[^,]*(?: et |, )(?:les? |la |l’)\p{Ll}+ (?:des? |du |d’|les? |la |l’|au |à )|, \p{Lu}[^,]{3,40} (?:les? |la |l’)\p{Ll}[^,]{2,30}, \p{Lu}/u

const SECOND_STATEMENT =
  /,? (?:and|but|so|et|mais|donc|si bien qu\p{L}*’?) (?:it|they|he|she|il|elle|ils|elles) |, (?:and|but|so|while|et|mais|donc) (?:the|its|their|la|le|les|son|sa) |, (?:and|but|so) (?:\p{Lu}\p{Ll}+ ){1,3}(?=(?:\p{Ll}+ed|made|was|were|had|is|are) )/u

/** The rest of the sentence singles the answer out, is short enough to read, and does not give the answer away. */
function isTelling(
  { rest, verb, lead, subject }: Clause,
  { bare, isName }: Term,
  { locale }: Passage,
): boolean {
  if (verb.length + rest.length < 20 || rest.length > 150 || contentWords(rest).length < (isName ? 2 : 3))
    return false
  if (SINGLED_OUT.test(rest) && !AMONG.test(rest)) return false
  if (WEAK[locale].test(`${verb} ${rest}`) || HEDGED[locale].test(rest)) return false
  const said = contentWords(`${lead} ${rest}`)
  if (contentWords(bare).some((word) => said.some((other) => other.includes(word) || word.includes(other))))
    return false
  return subject.length > 3 && !GENERIC_NOUN[locale].test(headOf(bare, locale))
}

/** `the best-known case`: of what? */
const SINGLED_OUT =
  /^(?:the|le|la|l’|les) ?(?:\S+ )?(?:most|best|\p{Ll}{3,}est|first|only|plus|moins|meilleur|premi|seule?)(?!\p{L}{5})/u
const AMONG =
  / (?:of|in|on|at|that|to|ever|for|from|with)(?!\p{L})| (?:de|du|des|que|qui|au|en|dans|sur|à|par)(?!\p{L})| d’| qu’|’s /u

/** Says what is true of almost anything. */
const WEAK = {
  en: /^(?:called|named|known) |^(?:has|have|had) (?:no|many|a long|several)\b|^(?:is|are|was|were) (?:very |quite |usually |often |also |more |less )?(?:important|common|useful|popular|different|necessary|essential|possible|rare|available|known|called|considered|difficult|likely|probably)\b|^(?:remains?|seems?|appears?|varies|vary|depends?|exists?)\b|^plays? an? |^(?:is|are|was|were) (?:the |an? )?(?:key|main|major|important|vital|crucial|central|big)\b|^can\b|^may\b|^might\b|^could\b|^should\b|^did\b|^do\b|^does\b/,
  fr: /^(?:est|sont|était|étaient) (?:très |souvent |aussi |plus |moins |parfois )?(?:important|commun|utile|populaire|différent|nécessaire|essentiel|possible|rare|disponible|connu|appelé|considéré|difficile|probablement|indispensable)|^jouent? un |^(?:est|sont) (?:le |la |les |l’|une? |des )?(?:principa|clé|majeur|important|essentiel|grand)|^(?:va|vont)(?!\p{L})|^(?:reste|semble|paraît|varie|dépend|existe|peut|peuvent|pourrait)(?:nt)?(?!\p{L})|^(?:ne|n’)/u,
}
const HEDGED = {
  en: /\b(because|whereas|perhaps|probably|not|no longer|never|them)\b/,
  fr: /(?<!\p{L})(parce que|parce qu’|car|tandis|peut-être|sans doute|pas|jamais)(?!\p{L})/u,
}

function worth({ rest, apposition, lead }: Clause, term: Term, { subject }: Passage): number {
  const isTopic = contentWords(subject).some((word) => contentWords(term.bare).includes(word))
  return (
    0.58 +
    (term.kind === 'person' ? 0.16 : term.isName ? 0.08 : 0) +
    (term.mentions >= 2 ? 0.04 : 0) +
    (contentWords(rest).length >= 4 ? 0.04 : 0) +
    (SUPERLATIVE.test(rest) ? 0.12 : 0) +
    (/\d/.test(rest) ? 0.03 : 0) -
    (apposition ? 0.03 : 0) -
    (lead ? 0.02 : 0) -
    (isTopic ? 0.2 : 0) -
    lengthPenalty(rest)
  )
}

const SUPERLATIVE =
  /^(?:the (?:\p{Ll}+ )?(?:most|\p{Ll}{3,}est|first|only)|(?:le|la|l’) ?(?:plus|premi|seule?))(?!\p{L}{4})/u

function gap(sentence: Sentence, clause: Clause, term: Term, quality: number): Draft {
  const { lead, verb, rest, subject } = clause
  const rated = {
    title: `${lead}${GAP} ${verb} ${rest}.`.replace(/ ,/g, ','),
    sentence,
    // Without options to choose from, several answers may fit.
    quality:
      quality -
      (term.isName ? 0 : term.mentions >= 2 ? 0.02 : 0.1) -
      (/^(?:An?|Une?|Des) /.test(subject) ? 0.1 : 0),
    hardness: 0.55 + rarity(term),
  }
  return gapDraft(rated, acceptedFor(term.bare, subject))
}
