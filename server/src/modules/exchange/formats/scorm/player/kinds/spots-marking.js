import { words as allWords } from '@probant/kinds/spots/words'
import { element, richText } from '../elements.js'
import { listedMarkers } from './spots-markers.js'
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
  const listed = listedMarkers(content, answerOrder)
  let chosen = nextFree() ?? listed[0]?.place ?? 0
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
    // The list stays as it is: what is being pressed in it must not be taken away.
    drawPins()
  })
  draw()
  return element(
    'div',
    {},
    element(
      'p',
      { id: 'spots-hint', class: 'hint', lang: quiz.language },
      content.labels.length > 0 ? words.putLabels : words.putMarks(listed.length),
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

  /** The first that is still to be put. */
  function nextFree() {
    return listed.find(({ place }) => marks[place] === null)?.place
  }

  /** @param {{ x: number, y: number } | null} point */
  function put(point) {
    marks[chosen] = point
    const marker = listed.find(({ place }) => place === chosen)
    const name = marker ? nameOf(marker) : ''
    said.textContent = point
      ? words.wasPut(name, words.at(...whereIn(point, content)))
      : words.wasRemoved(name)
    if (point) chosen = nextFree() ?? chosen
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
      drawPins()
    } else if (event.key === 'Enter' || event.key === ' ') {
      cross = null
      put(start)
    } else if (event.key === 'Delete' || event.key === 'Backspace') put(null)
    else return
    event.preventDefault()
  }

  function draw() {
    drawPins()
    list.replaceChildren(...listed.map(row))
  }

  function drawPins() {
    for (const old of stage.querySelectorAll('.pin')) old.remove()
    for (const { place, letter } of listed) {
      const point = markOf(place)
      if (point) stage.append(pin(point, letter, content))
    }
    if (cross) stage.append(pin(cross, '+', content))
  }

  /** @param {typeof listed[number]} marker */
  function row(marker) {
    const { place, letter, html, isOneOfSeveral } = marker
    const point = markOf(place)
    const choose = element(
      'button',
      {
        type: 'button',
        class: 'marker',
        lang: quiz.language,
        'aria-pressed': place === chosen ? 'true' : 'false',
      },
      element('span', { class: 'letter', 'aria-hidden': isOneOfSeveral ? null : 'true' }, letter),
      html ? richText('span', { lang: language }, html) : words.mark(letter),
      point && whereSaid(point),
    )
    choose.addEventListener('click', () => {
      chosen = place
      draw()
      stage.focus()
    })
    const remove = element(
      'button',
      { type: 'button', class: 'move', lang: quiz.language, 'aria-label': words.remove(nameOf(marker)) },
      '×',
    )
    remove.addEventListener('click', () => {
      chosen = place
      put(null)
      stage.focus()
    })
    return element('li', {}, choose, point && remove)
  }

  /**
   * A tick for those who see the picture.
   * @param {{ x: number, y: number }} point
   */
  function whereSaid(point) {
    const where = words.isPut(words.at(...whereIn(point, content)))
    return element('span', { role: 'img', 'aria-label': where }, '✓')
  }

  /** @param {number} place */
  function markOf(place) {
    const mark = marks[place]
    return mark && typeof mark === 'object' ? mark : null
  }

  /** @param {typeof listed[number]} marker */
  function nameOf({ letter, html, isOneOfSeveral }) {
    const text = element('span', {})
    text.innerHTML = html
    const name = text.textContent || words.mark(letter)
    return isOneOfSeveral ? `${name}, ${letter}` : name
  }
}

const STEPS = new Map([
  ['ArrowLeft', { left: -1, top: 0 }],
  ['ArrowRight', { left: 1, top: 0 }],
  ['ArrowUp', { left: 0, top: -1 }],
  ['ArrowDown', { left: 0, top: 1 }],
])
