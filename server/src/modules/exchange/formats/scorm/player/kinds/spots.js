import { rightMarks } from '@probant/kinds/spots/marks'
import { words as allWords } from '@probant/kinds/spots/words'
import { element, richText } from '../elements.js'
import { RESPONSE_MAX } from '../responses.js'
import { labelling } from './spots-labelling.js'
import { listedMarkers } from './spots-markers.js'
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
 * The picture with what was given on it, and a list that says the same.
 * @param {Extract<PackedContent, { type: 'spots' }>} content
 * @param {number | string} answer
 * @param {string} lang
 * @param {readonly number[]} answerOrder
 */
function told(content, answer, lang, answerOrder) {
  const words = allWords[quiz.language]
  const marks = marksIn(String(answer))
  if (content.spotsShown) {
    const outlines = content.spots.map(({ shape }) => shape)
    const rows = marks.map((mark) => {
      const label = typeof mark === 'number' ? content.labels[mark] : undefined
      return element('li', {}, label ? richText('span', { lang }, label.html) : '–')
    })
    return element(
      'div',
      {},
      picture(content, { lang, outlines }),
      element('ol', { class: 'accepted' }, ...rows),
    )
  }
  const listed = listedMarkers(content, answerOrder).map((marker) => ({
    ...marker,
    mark: marks[marker.place],
  }))
  const given = listed.flatMap(({ mark, letter }) =>
    mark && typeof mark === 'object' ? [{ ...mark, sign: letter }] : [],
  )
  const rows = listed.map(({ html, mark }) => {
    const where = mark && typeof mark === 'object' ? words.at(...whereIn(mark, content)) : '–'
    return html
      ? element('li', {}, richText('span', { lang }, html), `: ${where}`)
      : element('li', { lang: quiz.language }, where)
  })
  return element(
    'div',
    {},
    picture(content, { lang, given }),
    element('ol', { class: 'accepted', type: 'A' }, ...rows),
  )
}
