import { kindOf } from '@probant/kinds'
import { ordersIn } from '@probant/kinds/matching/order'
import { words as allWords } from '@probant/kinds/matching/words'
import { element, richText } from '../elements.js'
import { letterOf } from './multiple-choice.js'

/**
 * An answer is a letter for each on the left, that of its answer in the author's order; a dash where there is none yet.
 * @type {PlayerKind<Extract<PackedContent, { type: 'matching' }>>}
 */
export const matching = {
  interaction: 'matching',
  keep,
  given: (answer) => ({ type: 'matching', places: placesIn(answer) }),
  right: ({ right }) => answerOf(right),
  reported: (answer) => [
    [...String(answer)].flatMap((letter, left) => (letter === NONE ? [] : `${left + 1}.${letter}`)).join(),
  ],
  answering,
  told: ({ lefts, choices }, answer, lang) =>
    element(
      'ul',
      { class: 'pairs' },
      ...placesIn(answer).map((place, left) =>
        element(
          'li',
          { class: 'pair' },
          richText('span', { lang }, lefts[left] ?? ''),
          place === null ? '–' : richText('span', { lang }, choices[place]?.html ?? ''),
        ),
      ),
    ),
}

const NONE = '-'

/** @param {Extract<PackedContent, { type: 'matching' }>} content */
function keep({ lefts, choices, right }) {
  return {
    type: /** @type {const} */ ('matching'),
    pairs: lefts.map((html, left) => ({ text: '', html, place: right[left] ?? 0 })),
    choices,
  }
}

/** @param {number | string} answer */
function placesIn(answer) {
  return [...String(answer)].map((letter) => (letter === NONE ? null : letter.charCodeAt(0) - LETTER_A))
}

/** @param {readonly (number | null)[]} places */
function answerOf(places) {
  return places.map((place) => (place === null ? NONE : letterOf(place).toLowerCase())).join('')
}

const LETTER_A = 'a'.charCodeAt(0)

/**
 * A list for each on the left. What such a list can't show stands above them all, with letters to choose by.
 * @param {AskedQuestion} question
 * @param {Answer} answer
 * @param {(answer: string | null) => void} give
 */
function answering({ content, answerOrder, language }, answer, give) {
  const words = allWords[quiz.language]
  if (content.type !== 'matching') return element('div', {})
  const { lefts, choices } = ordersIn(answerOrder, content.lefts.length)
  const places = answer === null ? content.lefts.map(() => null) : placesIn(answer)
  const isLettered = content.choices.some(({ html }) => html.includes('<'))
  const rows = lefts.map((left) => {
    const list = element(
      'select',
      { 'aria-labelledby': `left-${left}` },
      option('', words.choose, quiz.language),
    )
    choices.forEach((choice, index) => {
      const { text = '' } = content.choices[choice] ?? {}
      list.append(option(String(choice), isLettered ? `${letterOf(index)}. ${text}` : text, language))
    })
    list.value = String(places[left] ?? '')
    list.addEventListener('change', () => {
      places[left] = list.value === '' ? null : Number(list.value)
      const isBlank = kindOf(content).isBlank({ type: 'matching', places })
      give(isBlank ? null : answerOf(places))
    })
    const text = richText('span', { lang: language }, content.lefts[left] ?? '')
    text.id = `left-${left}`
    return element('li', { class: 'pair' }, text, list)
  })
  const lettered = choices.map((choice, index) =>
    element(
      'li',
      {},
      element('span', { class: 'letter' }, letterOf(index)),
      richText('span', { lang: language }, content.choices[choice]?.html ?? ''),
    ),
  )
  return element(
    'div',
    {},
    isLettered ? element('ol', { class: 'choices' }, ...lettered) : null,
    element('ol', { class: 'pairs' }, ...rows),
  )
}

/** @param {string} value @param {string} label @param {string} lang */
function option(value, label, lang) {
  return element('option', { value, lang }, label)
}
