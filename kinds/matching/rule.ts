import type { Kind, ShapesOf } from '../kind.ts'
import { LETTERS } from '../letters.ts'
import { withPictures } from '../text/in-words.ts'
import { plainText } from '../text/plain-text.ts'
import { isBlank, receiptLine } from './answer.ts'
import { choicesIn, placeIn } from './choices.ts'
import { ordersIn } from './order.ts'
import type * as schemas from './schemas.ts'
import { words } from './words.ts'

type Matching = ShapesOf<typeof schemas>

/** What belongs together; each pair that is found is a share of the points. */
export const matching: Kind<Matching> = {
  type: 'matching',
  words,

  markdownIn: ({ pairs, others }) => ({
    texts: [],
    lines: [...pairs.flatMap(({ left, right }) => [left, right]), ...others],
  }),
  keep: (written, { inline }) => {
    const choices = choicesIn(written)
    return {
      type: 'matching',
      pairs: written.pairs.map(({ left, right }) => ({
        text: left,
        html: inline(left),
        place: placeIn(choices, right),
      })),
      choices: choices.map((text) => ({ text, html: inline(text) })),
    }
  },
  write: (kept) => reworded(kept, wordingOf(kept)),
  usualPoints: () => 1,
  wordingOf,
  reworded,

  partCount: ({ pairs, choices }) => pairs.length + choices.length,
  show: ({ type, pairs, choices }, order, paperHtml) => {
    const orders = ordersIn(order, pairs.length)
    const onPaper = ({ text = '', html = '' } = {}) => ({ html: paperHtml(html), text: plainText(text) })
    return {
      type,
      lefts: orders.lefts.map((left) => onPaper(pairs[left])),
      choices: orders.choices.map((choice) => onPaper(choices[choice])),
    }
  },
  rightOf: ({ type, pairs, choices }, order) => {
    const orders = ordersIn(order, pairs.length)
    const inOrder = orders.lefts.flatMap((left) => pairs[left] ?? [])
    return {
      type,
      places: inOrder.map(({ place }) => orders.choices.indexOf(place)),
      pairs: inOrder.map(({ html, place }) => ({ html, rightHtml: choices[place]?.html ?? '' })),
    }
  },
  rightTold: (right) => right,
  // How many there are on the left is for the answer to say: one that says another number fits no pair, and is marked so.
  toBank: ({ type, places }, order) => {
    const orders = ordersIn(order, places.length)
    const chosen = places.map((place) => (place === null ? null : orders.choices[place]))
    if (orders.lefts.length !== places.length || chosen.includes(undefined)) return undefined
    return { type, places: places.map((_, left) => chosen[orders.lefts.indexOf(left)] ?? null) }
  },
  toPaper: ({ type, places }, order) => {
    const orders = ordersIn(order, places.length)
    const onPaper = orders.lefts.map((left) => places[left] ?? null)
    return { type, places: onPaper.map((place) => (place === null ? null : orders.choices.indexOf(place))) }
  },

  isBlank,
  mark: ({ pairs }, { places }) => {
    if (places.length !== pairs.length) return 0
    return pairs.filter(({ place }, index) => places[index] === place).length / pairs.length
  },
  receiptLine,
  inWords: ({ places }, kept, locale) => {
    const said = (text: string) => plainText(withPictures(text, locale))
    return (kept?.pairs ?? [])
      .map(({ text }, index) => {
        const choice = kept?.choices[places[index] ?? -1]
        return `${said(text)} → ${choice ? said(choice.text) : '–'}`
      })
      .join('; ')
  },
  optionsOf: ({ pairs, choices }) =>
    pairs.map(({ html, place: right }, group) => ({
      html,
      options: choices.map((choice, place) => ({
        place: group * CHOICES_MAX + place,
        html: choice.html,
        isRight: place === right,
      })),
    })),
  chosenIn: ({ places }, { pairs, choices }) =>
    pairs.flatMap((_, group) => {
      const place = places[group] ?? null
      return place !== null && place < choices.length ? [group * CHOICES_MAX + place] : []
    }),

  // By itself none of them is right or wrong.
  proposed: (written) => choicesIn(written).map((text) => ({ text, isCorrect: false })),

  onSheet: {
    answer: ({ lefts, choices }, { locale }) => ({
      boxed: lefts.map(({ html }) => html),
      choices: choices.map(({ html }, index) => ({ letter: LETTERS[index] ?? '', html })),
      hint: words[locale].onSheet,
    }),
    right: ({ places, pairs }) => ({
      pairs: pairs.map(({ html, rightHtml }, index) => ({
        html,
        // Whoever marks looks for the letter in the box.
        rightHtml: `${LETTERS[places[index] ?? -1] ?? ''}. ${rightHtml}`,
      })),
    }),
  },
  key: {
    of: ({ type, pairs }) => ({ type, places: pairs.map(({ place }) => place) }),
    replaced: (kept, { places }) => {
      const pairs = kept.pairs.flatMap((pair, index) => {
        const place = places[index] ?? null
        return place !== null && kept.choices[place] ? [{ ...pair, place }] : []
      })
      return pairs.length === places.length && pairs.length === kept.pairs.length
        ? { ...kept, pairs }
        : undefined
    },
  },
}

/** As statistics number them: so many answers each of the left has at most. */
const CHOICES_MAX = 16

/** What stands on the left, then the choices. */
function wordingOf({ pairs, choices }: Matching['kept']): string[] {
  return [...pairs, ...choices].map(({ text }) => text)
}

function reworded({ pairs, choices }: Matching['kept'], wording: readonly string[]): Matching['written'] {
  const choiceAt = (place: number) => wording[pairs.length + place] ?? choices[place]?.text ?? ''
  const belongs = new Set(pairs.map(({ place }) => place))
  return {
    pairs: pairs.map(({ text, place }, index) => ({
      left: wording[index] ?? text,
      right: choiceAt(place),
    })),
    others: choices
      .map((_, place) => place)
      .filter((place) => !belongs.has(place))
      .map(choiceAt),
  }
}
