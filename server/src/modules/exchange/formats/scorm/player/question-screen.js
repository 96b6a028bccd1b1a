import { button, element, richText } from './elements.js'
import { played } from './kinds/index.js'
import { letterOf } from './kinds/multiple-choice.js'
import { pointsText, words } from './words.js'

/**
 * One question, as large rows to choose from or a place to write in.
 * @param {AskedQuestion} question
 * @param {Answer} answer
 * @param {{ count: number, choose: (answer: Answer) => void, write: (text: string) => string, leave: () => void, back: (() => void) | null, overview: () => void, next: () => void }} acts
 */
export function questionScreen(question, answer, { count, choose, write, leave, back, overview, next }) {
  const { number, points, sectionTitle, stem, language, content } = question
  const isLast = number === count
  const form = element(
    'form',
    { class: 'question', lang: language === quiz.language ? null : language },
    sectionTitle ? element('p', { class: 'section', lang: quiz.language }, sectionTitle) : null,
    element(
      'fieldset',
      { 'aria-labelledby': 'number stem' },
      element(
        'legend',
        { lang: quiz.language },
        element('h1', { id: 'number', tabindex: -1 }, words.question(number, count)),
        element('span', { class: 'points' }, pointsText(points)),
      ),
      richText('div', { id: 'stem', class: 'stem' }, stem),
      answering(),
    ),
    element(
      'div',
      { class: 'foot', lang: quiz.language },
      back ? button(words.back, {}, back) : null,
      isLast ? null : button(words.overview, {}, overview),
      button(isLast ? words.toOverview : words.next, { kind: 'primary', type: 'submit' }),
    ),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    next()
  })
  return form

  function answering() {
    const kind = played(content)
    if (kind.answering)
      return kind.answering(question, answer, choose, { write, leave, noSpace: words.noSpace })
    if (kind.choices) return choosing(question, answer, choose)
    return writing(content, typeof answer === 'string' ? answer : '', { write, leave })
  }
}

/**
 * @param {AskedQuestion} question
 * @param {Answer} answer
 * @param {(answer: Answer) => void} choose
 */
function choosing({ content, answerOrder, language }, answer, choose) {
  const { choices, hasLetters, ticking } = played(content)
  let ticked = typeof answer === 'string' ? answer : null
  const chosen = ticking ? ticking.placesIn(ticked) : [answer]
  const hint = ticking?.hint(content)
  const type = hint ? 'checkbox' : 'radio'
  const rows = choices?.(content, answerOrder).map(({ place, html }, index) => {
    const input = element('input', { type, name: 'answer', value: place, checked: chosen.includes(place) })
    input.addEventListener('change', () => {
      if (!ticking) return choose(place)
      ticked = ticking.ticked(content, ticked, place)
      choose(ticked)
    })
    const letter = hasLetters ? letterOf(index) : null
    return element(
      'label',
      { class: 'row', lang: letter ? language : quiz.language },
      input,
      letter ? element('span', { class: 'letter' }, letter) : null,
      richText('span', {}, html),
    )
  })
  return element(
    'div',
    { class: 'rows' },
    hint ? element('p', { class: 'hint', lang: quiz.language }, hint) : null,
    ...(rows ?? []),
  )
}

/**
 * @param {PackedContent} content
 * @param {string} text
 * @param {{ write: (text: string) => string, leave: () => void }} acts
 */
function writing(content, text, { write, leave }) {
  const hint = played(content).hint?.(content)
  const attributes = {
    id: 'answer',
    'aria-describedby': hint ? 'asks room' : 'room',
    autocomplete: 'off',
    spellcheck: 'false',
  }
  const field = played(content).hasPage
    ? element('textarea', { ...attributes, rows: 10 })
    : element('input', { ...attributes, type: 'text', maxlength: 1000, autocapitalize: 'off' })
  field.value = text
  const room = element('p', { id: 'room', class: 'hint', role: 'status', lang: quiz.language })
  field.addEventListener('input', () => {
    const kept = write(field.value)
    room.textContent = kept === field.value ? '' : words.noSpace
    if (kept !== field.value) field.value = kept
  })
  field.addEventListener('change', leave)
  return element(
    'div',
    { class: 'writing' },
    element('label', { for: 'answer', lang: quiz.language }, words.yourAnswer),
    hint ? element('p', { id: 'asks', class: 'hint', lang: quiz.language }, hint) : null,
    field,
    room,
  )
}
