import type { Kind, Locale, ShapesOf } from '../kind.ts'
import { LETTERS } from '../letters.ts'
import { inWords } from '../text/in-words.ts'
import { isBlank, receiptLine } from './answer.ts'
import { shareOf } from './marking.ts'
import type * as schemas from './schemas.ts'
import { words } from './words.ts'

type Shape = ShapesOf<typeof schemas>

/** Any number of answers, of which one or several are right. */
export const choices: Kind<Shape> = {
  type: 'choices',
  words,

  markdownIn: ({ options }) => ({ texts: [], lines: options.map(({ text }) => text) }),
  keep: ({ options, isSingle, partial }, { inline }) => ({
    type: 'choices',
    options: options.map(({ text, isCorrect }) => ({ text, html: inline(text), isCorrect })),
    isSingle,
    partial,
  }),
  write: ({ options, isSingle, partial }) => ({
    options: options.map(({ text, isCorrect }) => ({ text, isCorrect })),
    isSingle,
    partial,
  }),
  usualPoints: () => 1,
  wordingOf: ({ options }) => options.map(({ text }) => text),
  reworded: ({ options, isSingle, partial }, wording) => ({
    options: options.map(({ text, isCorrect }, position) => ({ text: wording[position] ?? text, isCorrect })),
    isSingle,
    partial,
  }),

  partCount: ({ options }) => options.length,
  show: ({ type, options, isSingle }, order, paperHtml) => ({
    type,
    options: order.map((position) => ({ html: paperHtml(options[position]?.html ?? '') })),
    isSingle,
  }),
  rightOf({ type, options }, order) {
    const places = rising(rightPlaces(options).map((position) => order.indexOf(position)))
    return { type, places, htmls: places.map((place) => options[order[place] ?? -1]?.html ?? '') }
  },
  rightTold: (right) => right,
  toBank({ type, places }, order) {
    const positions = places.flatMap((place) => order[place] ?? [])
    return positions.length === places.length ? { type, places: rising(positions) } : undefined
  },
  toPaper: ({ type, places }, order) => ({
    type,
    places: rising(places.map((position) => order.indexOf(position))),
  }),

  isBlank,
  mark: ({ options, partial }, { places }) =>
    shareOf(places, { right: rightPlaces(options), isPartial: partial }),
  receiptLine,
  inWords: ({ places }, kept, locale) =>
    places.map((place) => inWords(kept?.options[place]?.text ?? '', locale)).join(' | '),
  optionsOf: ({ options }) => [
    { html: '', options: options.map(({ html, isCorrect }, place) => ({ place, html, isRight: isCorrect })) },
  ],
  chosenIn: ({ places }) => places,
  proposed: ({ options }) => options,

  onSheet: {
    answer: ({ options, isSingle }, { locale }) => ({
      choices: options.map(({ html }, place) => lettered(place, html)),
      ...(!isSingle && { hint: words[locale].hint }),
    }),
    right({ places, htmls }) {
      const all = places.map((place, at) => lettered(place, htmls[at] ?? ''))
      return all.length === 1 && all[0] ? all[0] : { several: all }
    },
    note: ({ options, isSingle, partial }, { points, locale }) =>
      isSingle ? undefined : noteIn(locale, partial ? points / rightPlaces(options).length : undefined),
  },
  key: {
    of: ({ type, options }) => ({ type, places: rightPlaces(options) }),
    replaced(kept, { places }) {
      const isPossible = places.every((place) => kept.options[place])
      if (!isPossible || places.length === 0 || (kept.isSingle && places.length > 1)) return undefined
      const options = kept.options.map((option, place) => ({ ...option, isCorrect: places.includes(place) }))
      return { ...kept, options }
    },
  },
}

function rightPlaces(options: Shape['kept']['options']): number[] {
  return options.flatMap(({ isCorrect }, place) => (isCorrect ? [place] : []))
}

function rising(places: number[]): number[] {
  return places.toSorted((one, other) => one - other)
}

function lettered(place: number, html: string) {
  return { letter: LETTERS[place] ?? '', html }
}

/** How it is marked, for whoever does so by hand. */
function noteIn(locale: Locale, share: number | undefined): string {
  if (share === undefined) return words[locale].allOrNothing
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(share)
  return words[locale].shares.replace('{points}', points)
}
