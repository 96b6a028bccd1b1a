import { comparable } from '../../comparable.ts'
import { gappedText, type TextGap } from '../../kinds/content.ts'
import { type Draft, lengthPenalty } from '../draft.ts'
import { wrongFigures } from '../falsifying/wrong-figures.ts'
import { type Passage, randomOf, type Sentence, type Sentences } from '../reading/passage.ts'
import { continues } from '../reading/self-contained.ts'
import { BEARABLE } from '../selection.ts'
import { type Figure, findFigures } from '../terms/numbers.ts'
import { similarTerms } from '../terms/similar-terms.ts'
import type { Term } from '../terms/terms.ts'
import { worded } from '../wording.ts'
import { HARDNESS, isAskable, spellingsOf, WORTH } from './about-figures.ts'

/** Up to three sentences that follow each other, with several gaps: what good questions ask of each of them. */
export function gappedTexts(passage: Passage, drafts: readonly Draft[]): Draft[] {
  const asked = Map.groupBy(
    drafts.filter((draft) => 'accepted' in draft && draft.quality >= BEARABLE),
    ({ sentence }) => sentence.key,
  )
  return passage.clear.flatMap((first) => {
    const two = passage.withNext([first])
    const three = two && passage.withNext(two)
    // Two are best: three are long, and in one alone much is missing.
    const found = [two, three, [first] as const].map((some) => some && completing(some, asked, passage))
    return found.find(Boolean) ?? []
  })
}

/** What could be left out of the text, and how well that would do. */
interface Hole {
  at: number
  length: number
  gap: TextGap
  worth: number
  hardness: number
}

function completing(
  sentences: Sentences,
  asked: ReadonlyMap<string, readonly Draft[]>,
  passage: Passage,
): Draft | undefined {
  const [sentence, ...besides] = sentences
  const text = sentences.map((one) => `${one.text}.`).join(' ')
  const holes = sentences.flatMap((one) => [
    ...figureHoles(one, text, passage),
    ...(asked.get(one.key) ?? []).flatMap((draft) => termHole(draft, text, passage) ?? []),
  ])
  const chosen = apart(holes, text)
  if (chosen.length < FEWEST || text.length > LONGEST || !isSpread(chosen, sentences, text, passage))
    return undefined
  const mean = (what: (hole: Hole) => number) =>
    chosen.reduce((sum, hole) => sum + what(hole), 0) / chosen.length
  return {
    title: titleOf(sentences, chosen, passage),
    sentence,
    besides,
    quality: mean(({ worth }) => worth) - lengthPenalty(text) / 2 - (besides.length > 0 ? 0 : 0.05),
    hardness: mean(({ hardness }) => hardness),
    ...gappedText(
      withMarkers(text, chosen),
      chosen.map(({ gap }) => gap),
    ),
  }
}

/** From the first sentence, or what says something of it, to the last. */
function isSpread(chosen: readonly Hole[], sentences: Sentences, text: string, { locale }: Passage): boolean {
  const [first, second] = sentences
  const isInFirst = chosen.some(({ at }) => at < first.text.length)
  const isInLast = chosen.some(({ at }) => at >= text.indexOf(sentences.at(-1)?.text ?? ''))
  return isInLast && (isInFirst || (second !== undefined && continues(second.text, locale)))
}

const FEWEST = 2
const MOST = 4
const LONGEST = 400
/** What is left between two gaps, and for each of them. */
const CLOSEST = 12
const SPARSEST = 45

/** The best of them that lie apart and stand nowhere else in the text, in its order. */
function apart(holes: readonly Hole[], text: string): Hole[] {
  const chosen: Hole[] = []
  for (const hole of holes.toSorted((one, other) => other.worth - one.worth))
    if (
      chosen.length < Math.min(MOST, Math.floor(text.length / SPARSEST)) &&
      chosen.every((other) => isApart(hole, other) && !isSame(hole, other))
    )
      chosen.push(hole)
  return chosen.toSorted((one, other) => one.at - other.at)
}

function isApart(one: Hole, other: Hole): boolean {
  return one.at < other.at
    ? one.at + one.length + CLOSEST <= other.at
    : other.at + other.length + CLOSEST <= one.at
}

/** One would give the other away. */
function isSame(one: Hole, other: Hole): boolean {
  const said = ({ gap }: Hole) => [...gap.answers, ...gap.wrong].map(comparable)
  const [mine, theirs] = [said(one), said(other)]
  return mine.some((text) => theirs.includes(text))
}

/** Typed where there is one way to write it, else to be chosen. */
function figureHoles({ text: own }: Sentence, text: string, passage: Passage): Hole[] {
  const { locale } = passage
  if (SUPPOSED.test(own)) return []
  return findFigures(own, locale).flatMap((figure): Hole[] => {
    if (!isAskable(figure, own, locale)) return []
    const at = text.indexOf(own) + figure.at
    if (timesIn(text, figure.text) !== 1 || ROUGHLY.test(own.slice(0, figure.at))) return []
    const isTyped = !CHOSEN.includes(figure.kind)
    const wrong = isTyped ? [] : wrongIn(figure, own, passage).filter((other) => timesIn(text, other) === 0)
    if (!isTyped && wrong.length < 2) return []
    const answers = isTyped ? spellingsOf(figure) : [figure.text]
    const { kind } = figure
    return [
      {
        at,
        length: figure.text.length,
        gap: { answers, wrong },
        worth: WORTH[kind],
        hardness: HARDNESS[kind],
      },
    ]
  })
}

/** `If a basket costs 100 euros`: any other price would do. */
const SUPPOSED = /^(?:If|Suppose|Si|Supposons)(?!\p{L})/u

/** Nobody has to know a number exactly that the text itself gives roughly, or as a limit. */
const ROUGHLY =
  /(?:\b(?:about|around|nearly|almost|roughly|average|some|more than|less than|fewer than|over|under|up to|at (?:least|most))|(?<!\p{L})(?:environ|près d[e’]|presque|en moyenne|vers|quelque|plus d[e’]|moins d[e’]|jusqu’à|au (?:moins|plus))) ?$/iu

const CHOSEN: readonly Figure['kind'][] = ['date', 'weekday', 'often']

function wrongIn(figure: Figure, own: string, { text, locale, sentences }: Passage): string[] {
  const sentence = sentences.find((one) => one.text === own)
  const taken = new Set(findFigures(text, locale).map((other) => other.text))
  if (!sentence) return []
  return wrongFigures(figure, { locale, taken, years: [], random: randomOf(sentence) }).slice(0, 4)
}

/** What a question about the sentence asks for, where it stands in the text as it is. */
function termHole(draft: Draft, text: string, passage: Passage): Hole | undefined {
  const [bare] = 'accepted' in draft ? draft.accepted : []
  const term = bare ? passage.findTerm(bare) : undefined
  if (!bare || !term || NO_TERM.test(bare) || timesIn(text, bare) !== 1) return undefined
  const at = placeOf(bare, text)
  const written = text.slice(at, at + bare.length)
  // A name keeps its capital; a noun at the beginning of a sentence loses it.
  const answer = / \p{Lu}/u.test(written) ? written : bare
  const others = term.kind === 'noun' ? alternatives(term, text, draft.sentence, passage) : []
  const wrong = others.length >= 2 ? others.slice(0, 3) : []
  const answers = [answer, ...(term.kind === 'person' ? lastName(answer) : [])]
  const { quality, hardness } = draft
  return { at, length: answer.length, gap: { answers, wrong }, worth: quality, hardness }
}

/** A number, or a pronoun before a verb. */
const NO_TERM = /\d| (?:y|en)$/

/** Other things of the text that the words around the gap fit as well. */
function alternatives(term: Term, text: string, sentence: Sentence, passage: Passage): string[] {
  const similar = similarTerms(term, sentence, passage)
  return similar
    .filter(({ gender, bare }) => gender === term.gender && isLike(bare, term.bare))
    .filter(({ bare }) => timesIn(text, bare) === 0)
    .map(({ bare }) => bare)
}

/** Short, with a name in it where the other has one; and the article before it stays. */
function isLike(one: string, other: string): boolean {
  return one.split(' ').length <= 3 && LOOKS.every((look) => look.test(one) === look.test(other))
}

const LOOKS = [/^[aeiouyhâàéèêëîïôöûùœ]/i, /\p{Lu}/u]

function lastName(name: string): string[] {
  const last = name.split(' ').at(-1) ?? ''
  return name.includes(' ') && /^\p{Lu}\p{Ll}{3,}/u.test(last) ? [last] : []
}

/** What its sentences are about, unless that is missing in one of them. */
function titleOf(sentences: Sentences, holes: readonly Hole[], { locale, grammar }: Passage): string {
  const topics = sentences
    .filter(({ text }) => !continues(text, locale))
    .map(({ clause }) => (clause ? grammar.midSentence(clause.subject) : ''))
  const isAsked = (topic: string) =>
    holes.some(({ gap }) => gap.answers.some((answer) => timesIn(topic, answer) > 0))
  return topics.length <= 2 && topics.every((topic) => TOPIC.test(topic) && !isAsked(topic))
    ? worded(locale, 'completeTextAbout', { topic: [...new Set(topics)].join(AND[locale]) })
    : worded(locale, 'completeText', {})
}

const AND = { en: ' and ', fr: ' et ' }

/** A name, or something definite, and short. */
const TOPIC = /^(?:(?:the |le |la |les |l’)?\p{Lu}|(?:the |le |la |les |l’)\p{L}).{0,40}$/u

function withMarkers(text: string, holes: readonly Hole[]): string {
  let end = 0
  const parts = holes.map(({ at, length }, index) => {
    const before = text.slice(end, at)
    end = at + length
    return `${before}[[${index + 1}]]`
  })
  return parts.join('') + text.slice(end)
}

/** As words of its own, whatever their case. */
function timesIn(text: string, words: string): number {
  return [...text.matchAll(asWords(words))].length
}

function placeOf(words: string, text: string): number {
  return text.search(asWords(words))
}

function asWords(words: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu')
}
