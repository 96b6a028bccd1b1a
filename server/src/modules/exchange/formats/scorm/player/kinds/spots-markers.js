import { inList, markersOf, onPaper } from '@probant/kinds/spots/marks'
import { letterOf } from './multiple-choice.js'

/**
 * What is put on the picture, listed and lettered as on the page of a quiz; `place` is that in the author's order. `html` is
 * empty where it carries no label.
 * @param {Extract<PackedContent, { type: 'spots' }>} content
 * @param {readonly number[]} answerOrder
 */
export function listedMarkers(content, answerOrder) {
  const { labels, markers } = onPaper(content, answerOrder)
  const carried = markersOf(content)
  return inList(markers.map((label) => (label === null ? null : labels.indexOf(label)))).map(
    (index, rank) => {
      const place = answerOrder[index] ?? 0
      const label = carried[place] ?? null
      return {
        place,
        letter: letterOf(rank),
        html: label === null ? '' : (content.labels[label]?.html ?? ''),
        isOneOfSeveral: label !== null && carried.filter((other) => other === label).length > 1,
      }
    },
  )
}
