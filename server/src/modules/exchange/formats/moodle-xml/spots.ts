import type { ImportNote } from '@probant/contract/exchange/formats'
import type { Shape } from '@probant/kinds/spots/shapes'
import { type PictureSize, pictureSizeOf } from '#server/platform/pictures/picture-size.ts'
import { childOf, childrenOf, textOf, type XmlElement } from '#server/platform/xml/elements.ts'
import { tag } from '#server/platform/xml/markup.ts'
import type { Asked, OutgoingPicture, Reading, Refusal } from '../format.ts'
import { MOST_ANSWERS } from '../moodle/answers.ts'
import { wordsOf } from '../moodle/names.ts'
import { coordsOf, fromMoodle, shapeIn, sizeInMoodle } from '../moodle/regions.ts'
import { pictureNamed } from '../pictures.ts'
import { boxAt } from '../shapes.ts'
import { withText } from './cloze.ts'
import { saidIn, type Texts } from './texts.ts'

/** What stands for a marker where nothing is labelled: Moodle has none without a text. */
export const NO_LABEL = '✕'

/** Moodle passes over an element that it doesn't know: it tells us the region as it was drawn. */
export function regionElement(shape: Shape) {
  return tag('region', { shape: shape.kind }, coordsOf(shape))
}

/** A file beside the question; Moodle passes over what is said of it. */
export function pictureElement({ name, bytes }: OutgoingPicture, alt: string) {
  const attributes = { name, path: '/', encoding: 'base64', alt: alt || undefined }
  return tag('file', attributes, Buffer.from(bytes).toString('base64'))
}

interface Options {
  texts: Texts
  notes: Set<ImportNote>
  keepPicture: Reading['keepPicture']
}

/** Markers that are dragged to where something is (ddmarker), or labels into boxes (ddimageortext). */
export function readSpots(element: XmlElement, options: Options): Asked | Refusal {
  const [drags, drops] = [childrenOf(element, 'drag'), childrenOf(element, 'drop')]
  if (drags.length > MOST_ANSWERS || drops.length > MOST_ANSWERS) return { fault: 'malformed' }
  const isShown = element.attributes.type === 'ddimageortext'
  const labels = new Map(drags.map((drag) => [numberIn(drag, 'no'), labelIn(drag, options)]))
  if (isShown && new Set(drags.map(groupOf)).size > 1) options.notes.add('labelGroups')
  if (!isShown && !drags.every((drag) => isCounted(drag, drops))) options.notes.add('markerCounts')
  const picture = backgroundOf(element, options)
  const boxes = [...labels.values()].map(({ size }) => size)
  const box = {
    width: Math.max(...boxes.map(({ width }) => width)),
    height: Math.max(...boxes.map(({ height }) => height)),
  }

  const spots: { label: string; shape: Shape }[] = []
  for (const drop of drops.toSorted((one, other) => numberIn(one, 'no') - numberIn(other, 'no'))) {
    const label = labels.get(numberIn(drop, 'choice'))
    // A place to which nothing belongs is none.
    if (!label) continue
    const shape = regionIn(drop) ?? (isShown ? boxIn(drop, box, picture.size) : zoneIn(drop, picture.size))
    if (!shape) return { fault: 'malformed' }
    spots.push({ label: label.text, shape })
  }
  if (spots.length === 0) return { fault: 'noRightAnswer' }
  const used = new Set(spots.map(({ label }) => label))
  const others = [...new Set([...labels.values()].map(({ text }) => text))].filter((text) => !used.has(text))
  const isUnlabelled = !isShown && others.length === 0 && [...used].every((label) => label === NO_LABEL)
  return {
    for: 'spots',
    picture: picture.markdown,
    isShown,
    spots: isUnlabelled ? spots.map(({ shape }) => ({ label: '', shape })) : spots,
    others,
  }
}

function groupOf(drag: XmlElement): number {
  return numberIn(drag, 'draggroup') || 1
}

/** Are there as many of a marker as places for it, and one where it belongs nowhere? */
function isCounted(drag: XmlElement, drops: readonly XmlElement[]): boolean {
  const places = drops.filter((drop) => numberIn(drop, 'choice') === numberIn(drag, 'no')).length
  if (childOf(drag, 'infinite')) return places > MOST_MARKERS
  return (numberIn(drag, 'noofdrags') || 1) === Math.max(1, places)
}

/** So many of one marker Moodle lets choose; more are as many as one likes. */
export const MOST_MARKERS = 6

interface Label {
  text: string
  /** As Moodle draws it, about. */
  size: PictureSize
}

function labelIn(drag: XmlElement, { texts, notes, keepPicture }: Options): Label {
  const file = childOf(drag, 'file')
  const words = wordsOf(saidIn(drag))
  if (!file) {
    const lines = saidIn(drag).split(/<br\s*\/?>/i)
    const longest = Math.max(...lines.map((line) => wordsOf(line).length))
    return {
      text: texts.inline(withText({ ...drag, attributes: { format: 'html' } }, lines.join(' '))),
      size: { width: longest * 8 + 20, height: lines.length * 20 + 8 },
    }
  }
  const bytes = Buffer.from(textOf(file), 'base64')
  const size = pictureSizeOf(bytes) ?? { width: 50, height: 50 }
  const scale = Math.min(1, 150 / size.width, 100 / size.height)
  const name = keepPicture(bytes)
  if (name === undefined) notes.add('pictureUnfit')
  return {
    text: name === undefined ? words : pictureNamed(words, name),
    size: { width: size.width * scale, height: size.height * scale },
  }
}

function backgroundOf(
  element: XmlElement,
  { keepPicture }: Options,
): { markdown: string; size: PictureSize | undefined } {
  const file = childOf(element, 'file')
  const bytes = Buffer.from(textOf(file), 'base64')
  const name = bytes.length > 0 ? keepPicture(bytes) : undefined
  // Moodle says nothing of what is to be seen on it.
  const alt = file?.attributes.alt ?? wordsOf(saidIn(childOf(element, 'name')))
  return {
    markdown: name === undefined ? '' : pictureNamed(alt || NO_LABEL, name),
    size: pictureSizeOf(bytes),
  }
}

/** As we drew it ourselves. */
function regionIn(drop: XmlElement): Shape | undefined {
  const region = childOf(drop, 'region')
  return region && shapeIn(region.attributes.shape ?? '', textOf(region))
}

function zoneIn(drop: XmlElement, size: PictureSize | undefined): Shape | undefined {
  const shape = shapeIn(textOf(childOf(drop, 'shape')).trim(), textOf(childOf(drop, 'coords')))
  return shape && fromMoodle(shape, size)
}

/** It has a corner; each box there is as large as the largest label. */
function boxIn(drop: XmlElement, box: PictureSize, size: PictureSize | undefined): Shape | undefined {
  const [x, y] = [numberIn(drop, 'xleft'), numberIn(drop, 'ytop')]
  const shape = boxAt(x, y, box, size && sizeInMoodle(size))
  return shape && fromMoodle(shape, size)
}

function numberIn(element: XmlElement, name: string): number {
  return Number(textOf(childOf(element, name))) || 0
}
