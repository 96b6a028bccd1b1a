import type { Kind, Locale, Option, ShapesOf } from '../kind.ts'
import { escaped } from '../text/escaped.ts'
import { isBlank, receiptLine } from './answer.ts'
import { acceptedIn, type Gap, isRight, listed } from './gap.ts'
import { keyIn, withKey } from './keyed.ts'
import { withGaps } from './markers.ts'
import type * as schemas from './schemas.ts'
import { words } from './words.ts'

type Gaps = ShapesOf<typeof schemas>

/** A text with gaps: into some one types a word or a number, for others one chooses from a list. */
export const gaps: Kind<Gaps> = {
  type: 'gaps',
  words,

  markdownIn: ({ gapText }) => ({ texts: [gapText], lines: [] }),
  keep: ({ gapText, gaps }, { block }) => ({ type: 'gaps', gapText, gapHtml: block(gapText), gaps }),
  write,
  usualPoints: () => 1,
  // The text is longer than an answer may be, and a gap that got lost in it would be lost for all.
  wordingOf: () => [],
  reworded: write,

  partCount: () => 0,
  show: ({ type, gapHtml, gaps }, _order, paperHtml) => ({
    type,
    gapHtml: paperHtml(gapHtml),
    gaps: gaps.map((gap) => {
      if (gap.kind === 'list') return { choices: listed(gap.choices) }
      return gap.kind === 'number' ? { choices: null, isNumber: true } : { choices: null }
    }),
  }),
  rightOf: ({ type, gaps }) => ({ type, gaps }),
  rightTold: (right) => right,
  toBank: (answer) => answer,
  toPaper: (answer) => answer,

  isBlank,
  mark: ({ gaps }, { given }) =>
    weightOf(gaps.filter((gap, index) => isRight(gap, given[index]))) / weightOf(gaps),
  receiptLine,
  inWords: ({ given }, _kept, locale) => {
    const { numbered, apart } = words[locale]
    return given.map((text, index) => numbered(index + 1, text?.trim() || '–')).join(apart)
  },
  optionsOf: ({ gaps }, locale = 'en') =>
    gaps.map((gap, index) => ({ html: '', options: optionsIn(gap, index, locale) })),
  chosenIn: ({ given }, { gaps }) =>
    gaps.flatMap((gap, index) => {
      const text = given[index]
      if (!text?.trim()) return []
      const place = gap.kind === 'list' ? gap.choices.indexOf(text) : isRight(gap, text) ? RIGHT : OTHER
      return place < 0 ? [] : index * STRIDE + place
    }),
  groupInWords: (index, locale) => words[locale].gap(index + 1),

  onSheet: {
    answer: ({ gapHtml, gaps }) => ({
      html: withGaps(gapHtml, (index) => `________ (${index + 1})`),
      choices: gaps.flatMap(({ choices }, index) =>
        choices ? { words: `(${index + 1}) ${choices.join(' / ')}` } : [],
      ),
    }),
    right: ({ gaps }, locale) => ({
      several: gaps.map((gap, index) => ({ words: `(${index + 1}) ${acceptedIn(gap, locale).join(' / ')}` })),
    }),
  },
  key: {
    of: ({ type, gaps }, locale = 'en') => ({ type, given: gaps.map((gap) => keyIn(gap, locale)) }),
    replaced: (kept, { given }) => {
      const gaps = kept.gaps.flatMap((gap, index) => withKey(gap, given[index]) ?? [])
      return gaps.length === kept.gaps.length ? { ...kept, gaps } : undefined
    },
    hint: (locale) => words[locale].keyHint,
    unfit: (_kept, locale) => words[locale].keyUnfit,
  },
}

function write({ gapText, gaps }: Gaps['kept']): Gaps['written'] {
  return { gapText, gaps }
}

function weightOf(gaps: readonly Gap[]): number {
  return gaps.reduce((sum, { weight }) => sum + weight, 0)
}

/** More than a list has. */
const STRIDE = 16
/** Of what was typed: how statistics count it. */
const [RIGHT, OTHER] = [0, 1]

function optionsIn(gap: Gap, index: number, locale: Locale): Option[] {
  const texts = gap.kind === 'list' ? gap.choices : [acceptedIn(gap, locale).join(' / '), '']
  const right = gap.kind === 'list' ? gap.right : RIGHT
  return texts.map((text, place) => ({
    place: index * STRIDE + place,
    html: escaped(text),
    isRight: place === right,
  }))
}
