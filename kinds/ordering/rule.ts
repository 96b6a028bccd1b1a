import type { Kind, ShapesOf } from '../kind.ts'
import { inWords } from '../text/in-words.ts'
import { isBlank, receiptLine } from './answer.ts'
import type * as schemas from './schemas.ts'
import { isPermutation, shareOf } from './share.ts'
import { words } from './words.ts'

type Ordering = ShapesOf<typeof schemas>

/** Several items to be put in order. */
export const ordering: Kind<Ordering> = {
  type: 'ordering',
  words,

  markdownIn: ({ items }) => ({ texts: [], lines: items.map(({ text }) => text) }),
  keep: ({ items, strict }, { inline }) => ({
    type: 'ordering',
    items: items.map(({ text }) => ({ text, html: inline(text) })),
    strict,
  }),
  write: (kept) =>
    written(
      kept,
      kept.items.map(({ text }) => text),
    ),
  usualPoints: () => 1,
  wordingOf: ({ items }) => items.map(({ text }) => text),
  reworded: (kept, wording) =>
    written(
      kept,
      kept.items.map(({ text }, position) => wording[position] ?? text),
    ),

  isAlwaysMixed: true,
  partCount: ({ items }) => items.length,
  show: ({ type, items }, order, paperHtml) => ({
    type,
    items: mixed(order).map((position) => ({ html: paperHtml(items[position]?.html ?? '') })),
  }),
  rightOf: (kept, order) => {
    const shown = mixed(order)
    const right = rightIn(kept)
    return {
      type: kept.type,
      places: right.map((position) => shown.indexOf(position)),
      items: right.map((position) => ({ html: kept.items[position]?.html ?? '' })),
    }
  },
  rightTold: (right) => right,
  toBank: ({ type, places }, order) => {
    const shown = mixed(order)
    if (!isPermutation(places, shown.length)) return undefined
    return { type, places: places.map((place) => shown[place] ?? 0) }
  },
  toPaper: ({ type, places }, order) => {
    const shown = mixed(order)
    return { type, places: places.map((position) => shown.indexOf(position)) }
  },

  isBlank,
  mark: (kept, { places }) => shareOf(places, { right: rightIn(kept), strict: kept.strict }),
  receiptLine,
  inWords: ({ places }, kept, locale) =>
    kept ? places.map((position) => inWords(kept.items[position]?.text ?? '', locale)).join(' → ') : '',
  optionsOf: (kept) =>
    rightIn(kept).map((right, rank) => ({
      html: '',
      options: kept.items.map(({ html }, position) => ({
        place: placeAt(rank, position),
        html,
        isRight: position === right,
      })),
    })),
  chosenIn: ({ places }) => places.map((position, rank) => placeAt(rank, position)),
  groupInWords: (index, locale) => words[locale].place(index + 1),

  onSheet: {
    answer: ({ items }, { locale }) => ({
      boxed: items.map(({ html }) => html),
      choices: [],
      hint: words[locale].numberThem(items.length),
    }),
    right: ({ items }) => ({
      several: items.map(({ html }, index) => ({ letter: String(index + 1), html })),
    }),
    note: ({ items, strict }, { locale }) =>
      strict ? words[locale].allOrNothing : words[locale].shares(items.length - 1),
  },
  key: {
    of: (kept) => ({ type: kept.type, places: rightIn(kept) }),
    replaced: ({ right: _right, ...kept }, { places }) => {
      if (!isPermutation(places, kept.items.length)) return undefined
      const isAsWritten = places.every((position, rank) => position === rank)
      return isAsWritten ? kept : { ...kept, right: places }
    },
  },
}

/** The items by their positions, as they should stand. */
function rightIn({ items, right }: Ordering['kept']): number[] {
  return right ?? Array.from(items.keys())
}

/** Whoever copies or exports it has the items in the right order. */
function written(kept: Ordering['kept'], texts: readonly string[]): Ordering['written'] {
  return { items: rightIn(kept).map((position) => ({ text: texts[position] ?? '' })), strict: kept.strict }
}

/**
 * The order on the paper. It never is that of the bank, in which the author wrote what is right; a paper doesn't draw it, but
 * it could be handed in. It depends on nothing but the order that was drawn: nobody's paper changes when a word is
 * corrected, or when another order turns out to be right.
 */
function mixed(order: readonly number[]): readonly number[] {
  return order.every((position, index) => position === index) ? order.toReversed() : order
}

/** What an item at a rank is called in the statistics. */
function placeAt(rank: number, position: number): number {
  return rank * 16 + position
}
