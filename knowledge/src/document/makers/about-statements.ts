import type { Locale } from '@probant/contract/locales'
import { type Draft, lengthPenalty, statementDraft } from '../draft.ts'
import { exchanged } from '../falsifying/exchanges.ts'
import { withKindred } from '../falsifying/kindred-words.ts'
import { contrary } from '../falsifying/opposites.ts'
import { lowerFirst } from '../first-letter.ts'
import { isListAfterColon } from '../reading/lists.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import { contentWords } from '../terms/content-words.ts'

/** The sentence as a true statement, and as a false one: exchanged, by an opposite or a kindred word, or without its negation. */
export function aboutStatements(passage: Passage): Draft[] {
  const { sentences, locale } = passage
  return sentences.flatMap((whole) => {
    const sentence = beforeColon(whole, passage)
    if (!isAssertion(sentence, locale)) return []
    const { text, clause } = sentence
    const quality =
      0.72 -
      lengthPenalty(text) -
      (clause || PLAIN[locale].test(text) ? 0 : 0.12) -
      (sentence === whole ? 0 : 0.04)
    const opposite = oppositeOf(sentence, passage)
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
    const isWhole = sentence === whole
    if (!opposite) return isWhole ? [right] : []
    const rated = {
      title: `${opposite.text}.`,
      sentence,
      quality: quality + opposite.gain,
      hardness: 0.45,
      way: opposite.way,
    }
    return [...(isWhole ? [right] : []), statementDraft(rated, false)]
  })
}

/** `A "use by" date is about safety: …`: what explains a statement is not needed. */
function beforeColon(sentence: Sentence, { locale, grammar }: Passage): Sentence {
  const { text } = sentence
  const head = text.slice(0, text.search(/\s?: |$/))
  const isStatement =
    head.length >= 30 &&
    contentWords(head).length >= 3 &&
    grammar.hasVerb(head) &&
    !isListAfterColon(text, locale)
  if (head === text || !isStatement || ANNOUNCING.test(head)) return sentence
  return { ...sentence, text: head, clause: grammar.clauseOf(head) }
}

/** `have found a way round the problem: they …` */
const ANNOUNCING =
  /\b(?:problems?|ways?|ideas?|questions?|things?|reasons?|steps?|stages?|rules?|cases?|choices?|goals?|aims?|kinds?|types?|forms?|one|two|three|four|five|following|opposite|result)$|(?<!\p{L})(?:problèmes?|moyens?|idées?|questions?|choses?|raisons?|étapes?|règles?|cas|choix|buts?|objectifs?|types?|formes?|sortes?|suivante?s?|fautes?(?: \p{Ll}+)?|points?|exemples?|différences?|deux|trois|quatre|cinq|contraire|inverse|résultat)$/u

/** `The right cries out`: nothing that had to be learnt. */
function isThin(text: string): boolean {
  return contentWords(text).length < 4 && !/\d/.test(text)
}

/** The statement made false in the best possible way, and by how much that makes the question better or worse. */
function oppositeOf(
  { text, clause }: Sentence,
  { locale, grammar }: Passage,
): { text: string; gain: number; way: string } | undefined {
  if (CORRECTING.test(text)) return undefined
  const reason = REASON.test(text) ? 0.13 : 0
  const exchange = exchanged(text, grammar)
  if (exchange) return { text: exchange, gain: 0.1, way: 'exchange' }
  const opposite = contrary(
    text,
    locale,
    clause ? clause.lead.length + clause.subject.length : SUBJECT.exec(text)?.[0].length,
  )
  if (opposite) return { text: opposite, gain: 0.08 - reason, way: 'opposite' }
  const affirmed = grammar.affirmed(text)
  if (affirmed) return { text: affirmed, gain: 0.08, way: 'affirming' }
  const other = withKindred(text, locale)
  if (other) return { text: other, gain: -0.03 - reason, way: 'kindred word' }
  // `Indexes make searches faster, but they take up space`: the first half alone may be turned around.
  const half = clause && text.slice(0, text.search(SECOND_HALF[locale]))
  const turned = half && contrary(half, locale, clause.lead.length + clause.subject.length)
  return turned && half.length >= 25 ? { text: turned, gain: 0.04, way: 'opposite' } : undefined
}

const SECOND_HALF: Record<Locale, RegExp> = {
  en: /,? (?:but|although|while|whereas|since|because|so that) |, (?:so|and) (?=it|they|the) |$/,
  fr: /,? (?:mais|bien que|tandis que|alors que|parce que|car|puisque) |$/,
}

/** What a sentence without a plain clause is about stands in its first words. */
const SUBJECT = /^(?:\S+ ){3}/

/** `Contrary to what many believe, …`: turned around, it contradicts itself. */
const CORRECTING =
  /\b(?:contrary|belief|believe|misconception|myth|in fact|paradoxical\p{Ll}*)\b|(?<!\p{L})(?:contrairement|croire|croit|idée reçue|en réalité|paradoxal\p{Ll}*)(?!\p{L})/iu

/** Readers overlook that a reason was turned around. */
const REASON = /(?<!\p{L})(?:because|since|so|parce|car|puisque)(?!\p{L})/u

/** The sentence states a fact, without doubt or praise. */
function isAssertion({ text, clause }: Sentence, locale: Locale): boolean {
  if (
    text.length > 190 ||
    YEARS_IN_A_ROW.test(text) ||
    (text.includes(':') && !isListAfterColon(text, locale))
  )
    return false
  // The first word may be a name, such as Great. In a rule, `may` and `should` express no doubt.
  const plain = lowerFirst(text).replace(/["“«][^"”»]*["”»]/g, ' ')
  const ruled = clause?.subject ?? /^You\b/.exec(text)?.[0] ?? ''
  const said = RULED[locale].test(ruled) ? plain.replace(RULING[locale], ' ') : plain
  return !DOUBTFUL[locale].test(said)
}

/** A rule for anybody: `On ne raccroche que lorsque …` has no clause, but is as plain as one. */
const PLAIN: Record<Locale, RegExp> = {
  en: /^$/,
  fr: /^(?:[^,:;]{4,60}, )?(?:on (?:ne |n’)?(?:\p{Ll}+(?:e|t|d)|va)|il (?:ne )?faut|il est (?:interdit|obligatoire))(?!\p{L})/iu,
}

const YEARS_IN_A_ROW = /(?:\b1\d{3}\b.*){3}/

const DOUBTFUL: Record<Locale, RegExp> = {
  en: /\b(may|might|could|perhaps|probably|possibly|seems?|appears?|some say|often said|thought to|believed|disagree|many|several|a few|sometimes|important|interesting|famous|beautiful|good|bad|should|popular|soon|vital|remarkable|spectacular|extremely|considerable|considerably|key|great|best|perfect|depended|story|legend)\b/,
  fr: /(?<!\p{L})(peut-être|sans doute|probablement|pourrait|semble|paraît|parfois|certains|plusieurs|quelques|important|importante|célèbre|intéressant|beau|belle|devrait|selon|populaire|bientôt|spectaculaire|extrêmement|considérable|considérablement|misérables?|remarquable|grand|grande|(?<!(?:danger|risque|pronostic|besoin|urgence|minimum) )vitale?|légende)(?!\p{L})/u,
}

const RULED: Record<Locale, RegExp> = {
  en: /^(?:(?:All|The|New) )?(?:you|employees?|staff|workers?|managers?|visitors?|students?|pupils?|guests?|drivers?|members?|customers?|passengers?|teams?|apprentices?|interns?)$/i,
  fr: /(?:salariés?|employés?|visiteurs?|élèves?|étudiants?|clients?|responsables?|apprentis?|stagiaires?|conducteurs?|membres?|passagers?)$/i,
}
const RULING: Record<Locale, RegExp> = {
  en: /\b(?:may|should)\b/,
  fr: /(?<!\p{L})(?:devrait|devraient)(?!\p{L})/u,
}
