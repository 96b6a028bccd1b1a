import { words as allWords } from '@probant/kinds/spots/words'
import { element, richText } from '../elements.js'
import { letterOf } from './multiple-choice.js'
import { picture } from './spots-picture.js'

/**
 * Regions are shown: a list of labels for each. What such a list can't show stands above them, with letters to choose by.
 * @param {AskedQuestion} question
 * @param {Extract<PackedContent, { type: 'spots' }>} content
 * @param {(number | { x: number, y: number } | null)[]} marks
 * @param {() => void} give
 */
export function labelling({ answerOrder, language }, content, marks, give) {
  const words = allWords[quiz.language]
  const isLettered = content.labels.some(({ html }) => html.includes('<'))
  const labels = answerOrder.map((place) => ({ place, html: content.labels[place]?.html ?? '' }))
  const rows = content.spots.map((_, region) => {
    const list = element('select', { 'aria-label': words.region(region + 1) })
    list.append(element('option', { value: '', lang: quiz.language }, words.choose))
    labels.forEach(({ place, html }, index) => {
      const text = element('span', {})
      text.innerHTML = html
      const said = text.textContent || letterOf(index)
      list.append(
        element(
          'option',
          { value: place, lang: language },
          isLettered ? `${letterOf(index)}. ${said}` : said,
        ),
      )
    })
    list.value = String(marks[region] ?? '')
    list.addEventListener('change', () => {
      marks[region] = list.value === '' ? null : Number(list.value)
      give()
    })
    return element(
      'li',
      { class: 'pair' },
      element('span', { lang: quiz.language }, words.region(region + 1)),
      list,
    )
  })
  const lettered = labels.map(({ html }, index) =>
    element(
      'li',
      {},
      element('span', { class: 'letter' }, letterOf(index)),
      richText('span', { lang: language }, html),
    ),
  )
  return element(
    'div',
    {},
    picture(content, { lang: language, outlines: content.spots.map(({ shape }) => shape) }),
    isLettered ? element('ol', { class: 'choices' }, ...lettered) : null,
    element('ol', { class: 'pairs' }, ...rows),
  )
}
