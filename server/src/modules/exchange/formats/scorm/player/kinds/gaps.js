import { acceptedIn, listed } from '@probant/kinds/gaps/gap'
import { withGaps } from '@probant/kinds/gaps/markers'
import { words as allWords } from '@probant/kinds/gaps/words'
import { element, richText } from '../elements.js'
import { asLine, RESPONSE_MAX } from '../responses.js'

/**
 * An answer is a line for each gap, with what was typed or chosen.
 * @type {PlayerKind<Extract<PackedContent, { type: 'gaps' }>>}
 */
export const gaps = {
  interaction: 'fill-in',
  keep: (content) => ({ ...content, gapText: '' }),
  given: (answer) => ({ type: 'gaps', given: givenIn(answer) }),
  right: ({ gaps }) => gaps.map((gap) => acceptedIn(gap, quiz.language).map(asLine).join(' / ')).join('\n'),
  reported: (answer) => {
    const told = givenIn(answer).flatMap((text, index) => (text ? `${index + 1}: ${asLine(text)}` : []))
    return [told.join('; ').slice(0, RESPONSE_MAX)]
  },
  answering,
  told: (_content, answer, lang) =>
    element(
      'ol',
      { class: 'accepted' },
      ...givenIn(answer).map((text) => element('li', { lang }, text ?? '–')),
    ),
}

/** @param {number | string} answer */
function givenIn(answer) {
  return String(answer)
    .split('\n')
    .map((text) => text || null)
}

/**
 * The text, with a field or a list in each of its gaps.
 * @param {AskedQuestion} question
 * @param {Answer} answer
 * @param {(answer: string | null) => void} _give
 * @param {Typing} typing
 */
function answering({ content, language }, answer, _give, { write, leave, noSpace }) {
  if (content.type !== 'gaps') return element('div', {})
  const words = allWords[quiz.language]
  const given = content.gaps.map((_, index) => givenIn(answer ?? '')[index] ?? '')
  const room = element('p', { class: 'hint', role: 'status', lang: quiz.language })
  const html = withGaps(content.gapHtml, (index) => `<span data-gap="${index}"></span>`)
  const text = richText('div', { class: 'gaps', lang: language }, html)
  for (const place of text.querySelectorAll('[data-gap]'))
    place.replaceWith(fieldOf(Number(place.getAttribute('data-gap'))))
  return element('div', {}, text, room)

  /** @param {number} index */
  function fieldOf(index) {
    const gap = content.type === 'gaps' ? content.gaps[index] : undefined
    const label = { class: 'gap', 'aria-label': words.gap(index + 1) }
    const field =
      gap?.kind === 'list'
        ? element(
            'select',
            label,
            element('option', { value: '', lang: quiz.language }, words.choose),
            ...listed(gap.choices).map((choice) =>
              element('option', { value: choice, lang: language }, choice),
            ),
          )
        : element('input', {
            ...label,
            type: 'text',
            maxlength: 1000,
            autocomplete: 'off',
            autocapitalize: 'off',
            spellcheck: 'false',
          })
    field.value = given[index] ?? ''
    field.addEventListener('input', () => {
      const all = given.with(index, field.value).join('\n')
      const isKept = write(all) === all
      room.textContent = isKept ? '' : noSpace
      if (isKept) given[index] = field.value
      // What finds no room is not there.
      else {
        field.value = given[index] ?? ''
        write(given.join('\n'))
      }
    })
    field.addEventListener('change', leave)
    field.addEventListener('keydown', goOn)
    return field
  }
}

/**
 * From gap to gap, and from the last one to the next question.
 * @param {Event} event
 */
function goOn(event) {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || event.isComposing) return
  const field = /** @type {HTMLElement} */ (event.currentTarget)
  const fields = [...(field.closest('.gaps')?.querySelectorAll('.gap') ?? [])]
  const next = fields[fields.indexOf(field) + 1]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}
