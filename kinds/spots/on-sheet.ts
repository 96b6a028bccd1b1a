import type { AnswerOnSheet, Locale, RightOnSheet, ShapesOf } from '../kind.ts'
import { LETTERS } from '../letters.ts'
import type * as schemas from './schemas.ts'
import { words } from './words.ts'

type Spots = ShapesOf<typeof schemas>

/** With numbers where the regions are shown; otherwise one marks them on the picture with a pen. */
export function answerOnSheet(shown: Spots['shown'], { locale }: { locale: Locale }): AnswerOnSheet {
  const { pictureHtml: html, width, height, regions, labels, markers } = shown
  const { region, onSheet } = words[locale]
  const outlines = (regions ?? []).map((shape, index) => ({ shape, sign: `${index + 1}` }))
  const countOf = (label: number) => markers.filter((marker) => marker === label).length
  return {
    picture: { html, width, height, outlines },
    boxed: outlines.map((_, index) => region(index + 1)),
    choices: labels.map((label, index) => ({
      letter: LETTERS[index] ?? '',
      html: countOf(index) > 1 ? `${label.html} (×\u00a0${countOf(index)})` : label.html,
    })),
    hint: regions ? onSheet.label : labels.length > 0 ? onSheet.find : onSheet.mark(markers.length),
  }
}

/** Each region with its number, or with the letter of what is to be found there. */
export function rightOnSheet(right: Spots['right'], locale: Locale): RightOnSheet {
  const { pictureHtml: html, width, height, regions, isShown } = right
  const letterOf = (place: number | null) => (place === null ? '' : (LETTERS[place] ?? ''))
  const outlines = regions.map(({ shape, place }, index) => ({
    shape,
    sign: (isShown ? '' : letterOf(place)) || `${index + 1}`,
  }))
  const found = regions.filter(
    ({ place }, index) => place !== null && regions.findIndex((one) => one.place === place) === index,
  )
  return {
    picture: { html, width, height, outlines },
    several: isShown
      ? regions.map(({ place, html }, index) => ({
          letter: words[locale].region(index + 1),
          html: `${letterOf(place)}. ${html}`,
        }))
      : found.map(({ place, html }) => ({ letter: letterOf(place), html })),
  }
}
