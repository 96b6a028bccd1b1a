import { markersOf, rightMarks } from '@probant/kinds/spots/marks'
import { words as allWords } from '@probant/kinds/spots/words'
import { element, richText } from '../elements.js'
import { RESPONSE_MAX } from '../responses.js'
import { labelling } from './spots-labelling.js'
import { marking } from './spots-marking.js'
import { picture, whereIn } from './spots-picture.js'

/**
 * An answer is a place for each mark in the author's order: `12,34` on the picture, or that of a label; a dash where there
 * is none yet.
 * @type {PlayerKind<Extract<PackedContent, { type: 'spots' }>>}
 */
export const spots = {
  interaction: 'fill-in',
  keep: (content) => content,
  given: (answer) => ({ type: 'spots', marks: marksIn(String(answer)) }),
  right: (content) => answerOf(rightMarks(content)),
  reported: (answer) => [String(answer).slice(0, RESPONSE_MAX)],
  answering(question, answer, give) {
    const { content } = question
    if (content.type !== 'spots') return element('div', {})
    const marks = answer === null ? rightMarks(content).map(() => null) : marksIn(String(answer))
    const giving = () => give(marks.every((mark) => mark === null) ? null : answerOf(marks))
    return (content.spotsShown ? labelling : marking)(question, content, marks, giving)
  },
  told,
}

const NONE = '-'

/** @param {string} answer */
function marksIn(answer) {
  return answer.split(';').map((text) => {
    const [x = 0, y] = text.split(',').map(Number)
    if (text === NONE) return null
    return y === undefined ? x : { x, y }
  })
}

/** @param {readonly (number | { x: number, y: number } | null)[]} marks */
function answerOf(marks) {
  return marks
    .map((mark) => {
      if (mark === null) return NONE
      return typeof mark === 'number' ? mark : `${mark.x},${mark.y}`
    })
    .join(';')
}

/**
 * What was given, as it was numbered while it was answered: markers in the order of the paper, regions in their own.
 * @param {Extract<PackedContent, { type: 'spots' }>} content
 * @param {number | string} answer
 * @param {readonly number[]} answerOrder
 */
export function asNumbered({ spotsShown }, answer, answerOrder) {
  const marks = marksIn(String(answer))
  const places = spotsShown ? [...marks.keys()] : answerOrder
  return places.map((place) => ({ place, mark: marks[place] ?? null }))
}

/**
 * The picture with what was given on it, and a list that says the same.
 * @param {Extract<PackedContent, { type: 'spots' }>} content
 * @param {number | string} answer
 * @param {string} lang
 * @param {readonly number[]} answerOrder
 */
function told(content, answer, lang, answerOrder) {
  const words = allWords[quiz.language]
  const numbered = asNumbered(content, answer, answerOrder)
  const given = numbered.flatMap(({ mark }, index) =>
    mark !== null && typeof mark !== 'number' ? [{ ...mark, sign: String(index + 1) }] : [],
  )
  const outlines = content.spotsShown ? content.spots.map(({ shape }) => shape) : []
  const carried = markersOf(content)
  const rows = numbered.map(({ place, mark }) => {
    const label = content.labels[carried[place] ?? -1]
    if (label) return element('li', {}, richText('span', { lang }, label.html), `: ${placeOf(mark)}`)
    if (mark === null) return element('li', {}, '–')
    if (typeof mark === 'number')
      return element('li', {}, richText('span', { lang }, content.labels[mark]?.html ?? ''))
    return element('li', { lang: quiz.language }, placeOf(mark))
  })
  return element(
    'div',
    {},
    picture(content, { lang, outlines, given }),
    element('ol', { class: 'accepted' }, ...rows),
  )

  /** @param {number | { x: number, y: number } | null} mark */
  function placeOf(mark) {
    return mark !== null && typeof mark === 'object' ? words.at(...whereIn(mark, content)) : '–'
  }
}
