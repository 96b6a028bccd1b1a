import type { Locale } from '@probant/contract/locales'
import { contentWords } from '../content-words.ts'
import { type Draft, lengthPenalty, statementDraft } from '../draft.ts'
import { exchanged } from '../exchanges.ts'
import { lowerFirst } from '../first-letter.ts'
import { withKindred } from '../kindred-words.ts'
import { isListAfterColon } from '../lists.ts'
import { contrary } from '../opposites.ts'
import type { Passage, Sentence } from '../passage.ts'

/** The sentence as a true statement, and as a false one: exchanged, by an opposite or a kindred word, or without its negation. */
export function aboutStatements(passage: Passage): Draft[] {
  const { sentences, locale } = passage
  return sentences.flatMap((sentence) => {
    const text = withoutList(sentence, passage)
    const { clause } = sentence
    if (!isAssertion({ ...sentence, text }, locale)) return []
    const quality = 0.72 - lengthPenalty(text) - (clause ? 0 : 0.12)
    const opposite = oppositeOf({ ...sentence, text }, passage)
    // What can be made false is needed for that: there are enough true sentences.
    const isWanted = opposite !== undefined || /\d/.test(text)
    const right = statementDraft(
      {
        title: `${text}.`,
        sentence,
        quality: quality - (isWanted ? 0.04 : isThin(text) || /«/.test(text) ? 0.1 : 0),
        hardness: 0.25 + text.length / 800,
      },
      true,
    )
    // What is left of it may be no more than an announcement.
    const isWhole = text === sentence.text
    if (!opposite) return isWhole ? [right] : []
    const rated = {
      title: `${opposite.text}.`,
      sentence,
      quality: quality + opposite.gain,
      hardness: 0.45,
    }
    return [...(isWhole ? [right] : []), statementDraft(rated, false)]
  })
}

/** `Goods move from dirty to clean: reception, storage, cooking`: what it comes to stands before the colon. */
function withoutList({ text, clause }: Sentence, { grammar, locale }: Passage): string {
  const [before = '', after = '', ...more] = text.split(/\s?: /)
  if (!clause || !after || more.length > 0 || isListAfterColon(text, locale) || grammar.hasVerb(after))
    return text
  return contentWords(before).length >= 5 ? before : text
}

/** `The right cries out`: nothing that had to be learnt. */
function isThin(text: string): boolean {
  return contentWords(text).length < 4 && !/\d/.test(text)
}

/** The statement made false in the best possible way, and by how much that makes the question better or worse. */
function oppositeOf(
  { text, clause }: Sentence,
  { locale, grammar }: Passage,
): { text: string; gain: number } | undefined {
  const reason = REASON.test(text) ? 0.13 : 0
  const exchange = exchanged(text, grammar)
  if (exchange) return { text: exchange, gain: 0.1 }
  const opposite = contrary(
    text,
    locale,
    clause ? clause.lead.length + clause.subject.length : SUBJECT.exec(text)?.[0].length,
  )
  if (opposite) return { text: opposite, gain: 0.08 - reason }
  const affirmed = grammar.affirmed(text)
  if (affirmed) return { text: affirmed, gain: 0.08 }
  const other = withKindred(text, locale)
  return other ? { text: other, gain: -0.03 - reason } : undefined
}

/** What a sentence without a plain clause is about stands in its first words. */
const SUBJECT = /^(?:\S+ ){3}/

/** Readers overlook that a reason was turned around. */
const REASON = /(?<!\p{L})(?:because|since|so|parce|car|puisque)(?!\p{L})/u

/** The sentence states a fact, without doubt or praise. */
function isAssertion({ text, clause }: Sentence, locale: Locale): boolean {
  if (text.length > 190 || (text.includes(':') && !isListAfterColon(text, locale))) return false
  // The first word may be a name, such as Great. In a rule, `may` and `should` express no doubt.
  const plain = lowerFirst(text)
  const said = clause && RULED[locale].test(clause.subject) ? plain.replace(RULING[locale], ' ') : plain
  return !DOUBTFUL[locale].test(said)
}

const DOUBTFUL: Record<Locale, RegExp> = {
  en: /\b(may|might|could|perhaps|probably|possibly|seems?|appears?|some say|often said|thought to|believed|disagree|many|several|a few|sometimes|important|interesting|famous|beautiful|good|bad|should|popular|soon|vital|remarkable|spectacular|extremely|considerable|considerably|key|great|best|perfect|story|legend)\b/,
  fr: /(?<!\p{L})(peut-être|sans doute|probablement|pourrait|semble|paraît|parfois|certains|plusieurs|quelques|important|importante|célèbre|intéressant|beau|belle|devrait|selon|populaire|bientôt|spectaculaire|extrêmement|considérable|considérablement|misérables?|remarquable|grand|grande|vital|vitale|légende)(?!\p{L})/u,
}

const RULED: Record<Locale, RegExp> = {
  en: /^(?:(?:All|The|New) )?(?:employees?|staff|workers?|managers?|visitors?|students?|pupils?|guests?|drivers?|members?|customers?|passengers?|teams?|apprentices?|interns?)$/i,
  fr: /(?:salariés?|employés?|visiteurs?|élèves?|étudiants?|clients?|responsables?|apprentis?|stagiaires?|conducteurs?|membres?|passagers?)$/i,
}
const RULING: Record<Locale, RegExp> = {
  en: /\b(?:may|should)\b/,
  fr: /(?<!\p{L})(?:devrait|devraient)(?!\p{L})/u,
}
