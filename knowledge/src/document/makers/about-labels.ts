import type { Locale } from '@probant/contract/locales'
import type { Random } from '../../random.ts'
import { wrongAnswers } from '../../wrong-answers.ts'
import { choiceDraft, type Draft, GAP, lengthPenalty, openDraft, statementDraft } from '../draft.ts'
import { lowerFirst, upperFirst } from '../first-letter.ts'
import { isInstruction } from '../reading/fragments.ts'
import { keyOf, type Passage, type Sentence } from '../reading/passage.ts'
import { isRemark } from '../reading/remarks.ts'
import { splitSentences } from '../reading/sentences.ts'
import { withoutExample } from '../reading/worked-examples.ts'
import { contentWords } from '../terms/content-words.ts'
import { worded } from '../wording.ts'

/** An entry of a list that says what something is: `Durability: once confirmed, a change survives a crash.` */
interface Entry {
  sentence: Sentence
  label: string
  said: string
  isStatement: boolean
  /** `Freezers: -18 °C or below` */
  isFigure: boolean
}

/** Asks which label fits, or what is said under a label; the wrong answers are those of the same list. */
export function aboutLabels(passage: Passage, random: Random): Draft[] {
  return listsIn(passage).flatMap((entries) =>
    entries.flatMap((entry, at) => {
      const others = entries.filter(({ label }) => label !== entry.label)
      return [
        ...choice(entry, others, { at, locale: passage.locale, random }),
        ...statements(entry, others, passage, random),
        ...(entry.isStatement ? [explained(entry, at, passage)] : []),
      ]
    }),
  )
}

/** Three entries or more that follow each other, with figures or without. */
function listsIn(passage: Passage): Entry[][] {
  const lists: Entry[][] = [[]]
  for (const line of passage.text.split('\n')) {
    const entry = entryIn(line, passage)
    if (entry) lists.at(-1)?.push(entry)
    else lists.push([])
  }
  return lists
    .flatMap((entries) => [
      entries.filter(({ isFigure }) => isFigure),
      entries.filter(({ isFigure }) => !isFigure),
    ])
    .filter((entries) => new Set(entries.map(({ label }) => label)).size >= 3)
}

function entryIn(line: string, { locale, text, grammar }: Passage): Entry | undefined {
  const [source = ''] = withoutExample(splitSentences(line, locale).slice(0, 1), text, locale)
  const { label = '', said = '' } = ENTRY.exec(source)?.groups ?? {}
  if (!label || label.split(' ').length > 3 || said.length > 140 || NO_LABEL[locale].test(label))
    return undefined
  if (POINTING[locale].test(said) || isRemark(said, locale) || isInstruction(source, locale)) return undefined
  const sentence = { text: source.replace(/\.$/, ''), source, key: keyOf(source), clause: undefined }
  const isStatement =
    grammar.clauseOf(upperFirst(said)) !== undefined || SUBORDINATE.test(said) || FINITE.test(said)
  return { sentence, label, said, isStatement, isFigure: !isStatement && /\d/.test(said) }
}

const ENTRY = /^(?<label>\p{Lu}[\p{L}’-]{2,}(?: [\p{L}’-]+)*)(?:\s?: | [-–—] )(?<said>[^:;?]{8,})\.$/u

/** `when a loan is deleted, …` */
const SUBORDINATE = /^(?:when|if|once|quand|si|lorsque)\b[^,]+, /i

const FINITE =
  /(?<!\p{L})(?:is|are|was|were|has|have|do|does|must|can|cannot|may|will|est|sont|ont|doit|doivent|peut|peuvent)(?!\p{L})/u

const NO_LABEL: Record<Locale, RegExp> = {
  en: /^(?:Examples?|Note|Notes|Warning|Tip|Aim|Goal|Question|Answer|Result|Source|Date|Today’s|Step)\b/,
  fr: /^(?:Exemples?|Remarque|Attention|Rappel|Conseil|But|Objectif|Question|Réponse|Résultat|Source|Date|Étape|À)(?!\p{L})/u,
}

const POINTING: Record<Locale, RegExp> = {
  en: /\b(?:this|these|those|such|see)\b/i,
  fr: /(?<!\p{L})(?:ce(?! qui| que| qu’)|cet|cette|ces|voir|ci-)(?!\p{L})/iu,
}

function choice(
  { sentence, label, said, isFigure }: Entry,
  others: readonly Entry[],
  { at, locale, random }: { at: number; locale: Locale; random: Random },
): Draft[] {
  const wrong = wrongAnswers(
    isFigure ? said : label,
    others.map((other) => (isFigure ? other.said : other.label)),
    random,
  )
  if (!wrong || isGivenAway(label, said) || /["“”«»]/.test(said)) return []
  const title = isFigure
    ? worded(locale, 'complete', { gap: `${label}${COLON[locale]}${GAP}` })
    : worded(locale, 'whichTerm', { meaning: lowerFirst(said) })
  // One or two of a list are enough.
  const quality = 0.86 - 0.1 * at - lengthPenalty(said)
  return [choiceDraft({ title, sentence, quality, hardness: 0.45 }, isFigure ? said : label, wrong)]
}

const COLON: Record<Locale, string> = { en: ': ', fr: '\u00a0: ' }

/** `Deletion anomaly: when the last loan is deleted …` */
function isGivenAway(label: string, said: string): boolean {
  const words = contentWords(said).map((word) => word.slice(0, 4))
  return contentWords(label).some((word) => words.includes(word.slice(0, 4)))
}

/** The entry as it is, and with what stands under another label. */
function statements(
  { sentence, label, said, isStatement }: Entry,
  others: readonly Entry[],
  { locale }: Passage,
  random: Random,
): Draft[] {
  const stated = (words: string) =>
    isStatement
      ? worded(locale, 'labelMeans', { label, said: lowerFirst(words) })
      : `${label}${COLON[locale]}${words}.`
  const quality = 0.74 - lengthPenalty(said)
  const fitting = others.filter(
    (other) => !isGivenAway(other.label, other.said) && other.isStatement === isStatement,
  )
  const right = statementDraft({ title: stated(said), sentence, quality, hardness: 0.35 }, true)
  if (fitting.length === 0) return [right]
  const title = stated(random.pick(fitting).said)
  return [right, statementDraft({ title, sentence, quality: quality + 0.04, hardness: 0.45 }, false)]
}

function explained({ sentence, label, said }: Entry, at: number, { locale, grammar }: Passage): Draft {
  const title = worded(locale, 'explainLabel', { label: grammar.midSentence(label) })
  const quality = 0.76 - 0.06 * at - lengthPenalty(said)
  return openDraft({ title, sentence, quality, hardness: 0.5 }, 3)
}
