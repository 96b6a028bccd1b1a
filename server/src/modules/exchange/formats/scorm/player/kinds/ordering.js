import { kindOf } from '@probant/kinds'
import { words as allWords } from '@probant/kinds/ordering/words'
import { element, richText } from '../elements.js'
import { letterOf } from './multiple-choice.js'

/**
 * An answer is a digit for each item, its place in the author's order.
 * @type {PlayerKind<Extract<PackedContent, { type: 'ordering' }>>}
 */
export const ordering = {
  interaction: 'sequencing',
  keep: ({ type, items, strict }) => ({ type, items: items.map((html) => ({ text: '', html })), strict }),
  given: (answer) => ({ type: 'ordering', places: placesIn(answer) }),
  right: ({ items }) => items.map((_, place) => place).join(''),
  reported: (answer) => [
    placesIn(answer)
      .map((place) => letterOf(place).toLowerCase())
      .join(),
  ],
  answering,
  told: ({ items }, answer, lang) =>
    element(
      'ol',
      { class: 'accepted' },
      ...placesIn(answer).map((place) => element('li', {}, richText('span', { lang }, items[place] ?? ''))),
    ),
}

/** @param {number | string} answer */
function placesIn(answer) {
  return [...String(answer)].map(Number)
}

/**
 * The items as rows, each with buttons that move it.
 * @param {AskedQuestion} question
 * @param {Answer} answer
 * @param {(answer: string) => void} give
 */
function answering({ content, answerOrder, language }, answer, give) {
  const words = allWords[quiz.language]
  const items = content.type === 'ordering' ? content.items : []
  let places = answer === null ? asShown(answerOrder) : placesIn(answer)
  const list = element('ol', { class: 'rows', 'aria-labelledby': 'stem', 'aria-describedby': 'hint' })
  const said = element('p', { class: 'hint', role: 'status', lang: quiz.language })
  draw()
  return element(
    'div',
    {},
    element('p', { id: 'hint', class: 'hint', lang: quiz.language }, words.hint),
    list,
    said,
  )

  function draw() {
    list.replaceChildren(...places.map(row))
  }

  /** @param {number} place @param {number} rank */
  function row(place, rank) {
    const text = richText('span', { lang: language }, items[place] ?? '')
    text.id = `item-${place}`
    return element(
      'li',
      { class: 'row item' },
      element('span', { class: 'letter' }, String(rank + 1)),
      text,
      mover(place, rank, -1),
      mover(place, rank, 1),
    )
  }

  /** @param {number} place @param {number} rank @param {-1 | 1} step */
  function mover(place, rank, step) {
    const id = `${step < 0 ? 'up' : 'down'}-${place}`
    const isAtEnd = rank + step < 0 || rank + step >= places.length
    const made = element(
      'button',
      {
        id,
        type: 'button',
        class: 'move',
        lang: quiz.language,
        'aria-label': step < 0 ? words.up : words.down,
        'aria-labelledby': `${id} item-${place}`,
        'aria-disabled': isAtEnd ? 'true' : null,
      },
      step < 0 ? '↑' : '↓',
    )
    made.addEventListener('click', () => isAtEnd || move(rank, step, id))
    return made
  }

  /** @param {number} rank @param {-1 | 1} step @param {string} pressed */
  function move(rank, step, pressed) {
    places = places.toSpliced(rank, 1).toSpliced(rank + step, 0, places[rank] ?? 0)
    give(places.join(''))
    draw()
    said.textContent = words.moved(rank + step + 1, places.length)
    // It stays with the item that was moved.
    document.getElementById(pressed)?.focus()
  }
}

/**
 * As the paper shows them, which never is the right order.
 * @param {number[]} order
 */
function asShown(order) {
  const { toBank } = kindOf({ type: 'ordering' })
  const shown = toBank({ type: 'ordering', places: order.map((_, place) => place) }, order)
  return shown?.type === 'ordering' ? shown.places : order
}
