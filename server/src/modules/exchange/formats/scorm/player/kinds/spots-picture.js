import { drawingOf } from '@probant/kinds/spots/drawing'
import { words as allWords } from '@probant/kinds/spots/words'
import { element, richText } from '../elements.js'

/**
 * The picture, with regions outlined and numbered and with pins where something was put; its description alone where it is
 * gone.
 * @param {Extract<PackedContent, { type: 'spots' }>} content
 * @param {{ lang: string, outlines?: readonly import('@probant/kinds/spots/shapes').Shape[], given?: readonly { x: number, y: number, sign: string }[] }} options
 */
export function picture({ pictureHtml, width, height }, { lang, outlines = [], given = [] }) {
  const shown = richText('div', { class: 'picture', lang }, pictureHtml)
  if (width === 0)
    return element('div', {}, element('p', { class: 'hint' }, allWords[quiz.language].pictureGone), shown)
  const stage = element('div', { class: 'stage' }, shown)
  stage.style.aspectRatio = `${width} / ${height}`
  stage.style.maxWidth = `${Math.max(width, 320)}px`
  const drawing = element('div', { class: 'drawing', 'aria-hidden': 'true' })
  drawing.innerHTML = drawingOf({
    html: '',
    width,
    height,
    outlines: outlines.map((shape, index) => ({ shape, sign: String(index + 1) })),
  })
  stage.append(drawing, ...given.map((point) => pin(point, point.sign, { width, height })))
  return stage
}

/**
 * @param {{ x: number, y: number }} point
 * @param {string} sign
 * @param {{ width: number, height: number }} size
 */
export function pin({ x, y }, sign, { width, height }) {
  const made = element('span', { class: 'pin', 'aria-hidden': 'true' }, sign)
  made.style.left = `${(x / width) * 100}%`
  made.style.top = `${(y / height) * 100}%`
  return made
}

/**
 * In hundredths of its sides, for whoever hears where something is.
 * @param {{ x: number, y: number }} point
 * @param {{ width: number, height: number }} size
 * @returns {[number, number]}
 */
export function whereIn({ x, y }, { width, height }) {
  return [Math.round((x / width) * 100), Math.round((y / height) * 100)]
}
