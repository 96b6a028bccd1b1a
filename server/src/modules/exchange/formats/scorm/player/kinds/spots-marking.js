import { markersOf } from '@probant/kinds/spots/marks'
import { words as allWords } from '@probant/kinds/spots/words'
import { element, richText } from '../elements.js'
import { picture, pin, whereIn } from './spots-picture.js'

/**
 * Regions are hidden: a marker is chosen, and put on the picture by a press there, or by keys: arrows move a cross, Enter
 * sets the marker where it is.
 * @param {AskedQuestion} question
 * @param {Extract<PackedContent, { type: 'spots' }>} content
 * @param {(number | { x: number, y: number } | null)[]} marks
 * @param {() => void} give
 */
export function marking({ answerOrder, language }, content, marks, give) {
  const words = allWords[quiz.language]
  const carried = markersOf(content)
  const isLabelled = carried.some((label) => label !== null)
  let chosen = answerOrder.find((marker) => marks[marker] === null) ?? answerOrder[0] ?? 0
  /** Where the cross is, while it is moved by keys. */
  let cross = /** @type {{ x: number, y: number } | null} */ (null)

  const stage = picture(content, { lang: language })
  stage.setAttribute('role', 'application')
  stage.setAttribute('tabindex', '0')
  stage.setAttribute('aria-label', words.picture)
  stage.setAttribute('aria-describedby', 'spots-hint spots-keys')
  const list = element('ul', { class: 'markers' })
  const said = element('p', { class: 'hint', role: 'status', lang: quiz.language })
  stage.addEventListener('click', (event) => {
    const box = stage.getBoundingClientRect()
    if (!(event instanceof MouseEvent) || box.width === 0) return
    put(pointAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height))
  })
  stage.addEventListener('keydown', press)
  stage.addEventListener('blur', () => {
    cross = null
    draw()
  })
  draw()
  return element(
    'div',
    {},
    element(
      'p',
      { id: 'spots-hint', class: 'hint', lang: quiz.language },
      isLabelled ? words.putLabels : words.putMarks(carried.length),
    ),
    element('p', { id: 'spots-keys', class: 'hint', lang: quiz.language }, words.keys),
    list,
    stage,
    said,
  )

  /** @param {number} left @param {number} top */
  function pointAt(left, top) {
    const within = (/** @type {number} */ part, /** @type {number} */ side) =>
      Math.round(Math.min(1, Math.max(0, part)) * side)
    return { x: within(left, content.width), y: within(top, content.height) }
  }

  /** @param {{ x: number, y: number } | null} point */
  function put(point) {
    marks[chosen] = point
    const name = nameOf(chosen)
    said.textContent = point
      ? words.wasPut(name, words.at(...whereIn(point, content)))
      : words.wasRemoved(name)
    // The next one that is still to be put.
    if (point) chosen = answerOrder.find((marker) => marks[marker] === null) ?? chosen
    give()
    draw()
  }

  /** @param {Event} event */
  function press(event) {
    if (!(event instanceof KeyboardEvent)) return
    const step = event.shiftKey ? 0.05 : 0.01
    const { left, top } = STEPS.get(event.key) ?? { left: 0, top: 0 }
    const start = cross ?? markOf(chosen) ?? pointAt(0.5, 0.5)
    if (left !== 0 || top !== 0) {
      // At least a pixel, however small the picture is.
      const moved = (/** @type {number} */ at, /** @type {number} */ by, /** @type {number} */ side) =>
        Math.min(side, Math.max(0, at + by * Math.max(1, Math.round(step * side))))
      cross = { x: moved(start.x, left, content.width), y: moved(start.y, top, content.height) }
      said.textContent = words.at(...whereIn(cross, content))
      draw()
    } else if (event.key === 'Enter' || event.key === ' ') {
      cross = null
      put(start)
    } else if (event.key === 'Delete' || event.key === 'Backspace') put(null)
    else return
    event.preventDefault()
  }

  function draw() {
    for (const old of stage.querySelectorAll('.pin')) old.remove()
    for (const [index, marker] of answerOrder.entries()) {
      const point = markOf(marker)
      if (point) stage.append(pin(point, String(index + 1), content))
    }
    if (cross) stage.append(pin(cross, '+', content))
    list.replaceChildren(...answerOrder.map(row))
  }

  /** @param {number} marker @param {number} index */
  function row(marker, index) {
    const label = carried[marker] ?? null
    const choose = element(
      'button',
      {
        type: 'button',
        class: 'marker',
        lang: quiz.language,
        'aria-label': words.put(nameOf(marker)),
        'aria-pressed': marker === chosen ? 'true' : 'false',
      },
      element('span', { class: 'letter' }, String(index + 1)),
      label === null
        ? words.mark(index + 1)
        : richText('span', { lang: language }, content.labels[label]?.html ?? ''),
      markOf(marker) ? ' ✓' : null,
    )
    choose.addEventListener('click', () => {
      chosen = marker
      draw()
      stage.focus()
    })
    const remove = element(
      'button',
      { type: 'button', class: 'move', lang: quiz.language, 'aria-label': words.remove(nameOf(marker)) },
      '×',
    )
    remove.addEventListener('click', () => {
      chosen = marker
      put(null)
      stage.focus()
    })
    return element('li', {}, choose, markOf(marker) ? remove : null)
  }

  /** @param {number} marker */
  function markOf(marker) {
    const mark = marks[marker]
    return mark !== null && typeof mark === 'object' ? mark : null
  }

  /** @param {number} marker */
  function nameOf(marker) {
    const label = carried[marker] ?? null
    const text = element('span', {})
    text.innerHTML = label === null ? '' : (content.labels[label]?.html ?? '')
    return text.textContent || words.mark(answerOrder.indexOf(marker) + 1)
  }
}

const STEPS = new Map([
  ['ArrowLeft', { left: -1, top: 0 }],
  ['ArrowRight', { left: 1, top: 0 }],
  ['ArrowUp', { left: 0, top: -1 }],
  ['ArrowDown', { left: 0, top: 1 }],
])
