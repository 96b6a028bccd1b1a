import type { Locale } from '@probant/contract/locales'
import type { Random } from '../../random.ts'
import { wrongAnswers } from '../../wrong-answers.ts'
import { choiceDraft, type Draft } from '../draft.ts'
import { upperFirst } from '../first-letter.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import { findFigures } from '../terms/numbers.ts'
import { worded } from '../wording.ts'
import { UNSURE } from './about-figures.ts'

/** What happened in a year, without the year. */
interface DatedEvent {
  sentence: Sentence
  year: number
  what: string
}

/** Asks what happened in a year, and which of four events came first or last. */
export function events(passage: Passage, random: Random): Draft[] {
  const all = passage.sentences.flatMap((sentence) => eventIn(sentence, passage.locale) ?? [])
  const inOneYear = (year: number) => all.filter((other) => other.year === year).length
  return all.flatMap((event) => [
    ...(inOneYear(event.year) === 1 ? whatHappened(event, all, passage, random) : []),
    ...inOrder(event, all, passage, random),
  ])
}

function whatHappened(
  { sentence, year, what }: DatedEvent,
  all: readonly DatedEvent[],
  { locale }: Passage,
  random: Random,
): Draft[] {
  const wrong = wrongAnswers(
    what,
    all.filter((other) => other.year !== year).map((other) => other.what),
    random,
  )
  if (!wrong) return []
  const title = worded(locale, 'whatHappenedIn', { year: String(year) })
  return [choiceDraft({ title, sentence, quality: 0.83, hardness: 0.55 }, what, wrong)]
}

function inOrder(
  event: DatedEvent,
  all: readonly DatedEvent[],
  { locale }: Passage,
  random: Random,
): Draft[] {
  return (['earliest', 'latest'] as const).flatMap((frame) => {
    const others = all.filter(({ year }) =>
      frame === 'earliest' ? year >= event.year + APART : year <= event.year - APART,
    )
    const isAtTheEnd = all.every(({ year }) =>
      frame === 'earliest' ? year >= event.year : year <= event.year,
    )
    if (!isAtTheEnd) return []
    const wrong = wrongAnswers(
      event.what,
      others.map(({ what }) => what),
      random,
    )
    if (!wrong) return []
    const title = worded(locale, frame, {})
    return [
      choiceDraft({ title, sentence: event.sentence, quality: 0.81, hardness: 0.65 }, event.what, wrong),
    ]
  })
}

/** Years between the right answer and the others. */
const APART = 3

function eventIn(sentence: Sentence, locale: Locale): DatedEvent | undefined {
  const { text } = sentence
  const [figure, ...more] = findFigures(text, locale).filter(({ kind }) => kind === 'year' || kind === 'date')
  if (!figure || more.length > 0 || UNSURE[locale].test(text)) return undefined
  const { before, after, tail, state } = DATED[locale]
  const bare = text.replace(before, '').replace(after, '')
  if (bare === text || /\d{4}/.test(bare)) return undefined
  const what = upperFirst(bare.replace(tail, ''))
  if (what.length < 22 || what.length > LONGEST || /[:“«"]/.test(what) || state.test(what)) return undefined
  return { sentence, year: Number(/\d{4}/.exec(figure.text)?.[0]), what }
}

const LONGEST = 110

interface Dated {
  /** The year at the beginning or at the end. */
  before: RegExp
  after: RegExp
  /** What is added to the event. */
  tail: RegExp
  /** No event, or one that needs its time to be understood. */
  state: RegExp
}

const MONTH_EN = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const MONTH_FR = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)'

const DATED: Record<Locale, Dated> = {
  en: {
    before: new RegExp(
      `^(?:[Ii]n|[Oo]n) (?:early |late )?(?:\\d{1,2} )?(?:${MONTH_EN} )?\\d{4}(?:, | (?=\\p{L}))`,
      'u',
    ),
    after: new RegExp(
      ` (?:in|on) (?:\\d{1,2} )?(?:${MONTH_EN} )?\\d{4}(?=$|, (?:which|where|who|but|so|because|after|and|when|for)\\b| (?:after|because|when)\\b)`,
    ),
    tail: /, (?:which|where|who|whose|but|so|because|although) .*$/,
    state:
      /\b(?:since|until|by then|had|would|later|earlier|before|after that|in force|was born|still|already|now|its|their|only)\b|^(?:The )?(?:population|number|average|rate)\b/i,
  },
  fr: {
    before: new RegExp(`^(?:En|Le|Au|À l’automne) (?:(?:1er|\\d{1,2}) )?(?:${MONTH_FR} )?\\d{4}, `, 'u'),
    after: new RegExp(
      ` (?:en|le) (?:(?:1er|\\d{1,2}) )?(?:${MONTH_FR} )?\\d{4}(?=$|, (?:qui|où|dont|mais|car|après|ce qui)(?!\\p{L})| (?:après|afin|pour|grâce))`,
      'u',
    ),
    tail: /, (?:qui|où|dont|mais|car|ce qui|bien que|alors que) .*$/,
    state:
      /(?<!\p{L})(?:depuis|jusqu|avait|avaient|aurait|naît|est née?|plus tard|déjà|encore|désormais|son|sa|ses|leurs?|y|en)(?!\p{L})|^(?:La population|Le nombre|Le taux)/iu,
  },
}
