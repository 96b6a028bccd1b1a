import type { Shape } from '@probant/kinds/spots/shapes'
import type { PictureSize } from '#server/platform/pictures/picture-size.ts'
import { childOf, childrenOf, textOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Asked, Refusal } from '../format.ts'
import { pictureNamed } from '../pictures.ts'
import type { Texts } from '../qti/texts.ts'
import { shapeIn } from './areas.ts'
import { htmlOf } from './content.ts'
import { rightResponses } from './responses.ts'
import { LABELLED, SVG } from './spots.ts'

/** Is every one of them about points on a picture, each with its label? */
export function areLabelledPoints(interactions: readonly XmlElement[]): boolean {
  const [first, ...others] = interactions
  if (!first || !interactions.every(({ name }) => name === 'selectPointInteraction')) return false
  return others.length > 0 || (first.attributes.class ?? '').split(/\s+/).includes(LABELLED)
}

/** Points on a picture: one interaction asks for all of them, or each for those with its label. */
export function markedPoints(
  item: XmlElement,
  interactions: readonly XmlElement[],
  texts: Texts,
): Asked | Refusal {
  // Nobody looks for so many; they are not even read.
  if (interactions.length > MOST) return { fault: 'malformed' }
  const isLabelled = areLabelledPoints(interactions)
  const picture = pictureIn(item, interactions[0], texts)
  const spots: { label: string; shape: Shape }[] = []
  const others: string[] = []
  const declared = childrenOf(item, 'responseDeclaration').map(({ attributes }) => attributes.identifier)
  const placeOf = ({ attributes }: XmlElement) => declared.indexOf(attributes.responseIdentifier)
  for (const interaction of interactions.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    if (pictureIn(item, interaction, texts).src !== picture.src)
      return { fault: 'typeUnknown', detail: `${interactions.length} × ${interaction.name}` }
    const label = isLabelled ? texts.inline(htmlOf(childOf(interaction, 'prompt')?.children ?? [])) : ''
    const areas = areasOf(item, interaction).map((area) => shapeIn(area, picture.size))
    const shapes = areas.filter((shape) => shape !== undefined)
    if (shapes.length < areas.length) return { fault: 'malformed' }
    if (shapes.length === 0 && isLabelled) others.push(label)
    if (shapes.length > 1 && interaction.attributes.maxChoices === '1') texts.notes.add('anyRight')
    spots.push(...shapes.map((shape) => ({ label, shape })))
  }
  if (spots.length === 0) return { fault: 'noRightAnswer' }
  return { for: 'spots', picture: picture.markdown, isShown: false, spots, others }
}

/** Where points are mapped to something, or conditions look whether one is inside. */
function areasOf(item: XmlElement, { attributes }: XmlElement): XmlElement['attributes'][] {
  const identifier = attributes.responseIdentifier
  const declaration = childrenOf(item, 'responseDeclaration').find(
    (one) => one.attributes.identifier === identifier,
  )
  const mapped = declaration ? [...within(declaration, 'areaMapEntry')] : []
  const entries = mapped.filter((entry) => Number(entry.attributes.mappedValue) > 0)
  if (entries.length > 0) return entries.map((entry) => entry.attributes)
  const processing = childOf(item, 'responseProcessing')
  const inside = processing ? [...within(processing, 'inside')] : []
  return inside
    .filter((one) =>
      [...within(one, 'variable')].some((variable) => variable.attributes.identifier === identifier),
    )
    .map((one) => one.attributes)
}

/** Labels that are put into places of a picture. */
export function placedLabels(item: XmlElement, interaction: XmlElement, texts: Texts): Asked | Refusal {
  const picture = pictureIn(item, interaction, texts)
  const choices = ['gapText', 'gapImg'].flatMap((name) => childrenOf(interaction, name))
  const places = childrenOf(interaction, 'associableHotspot')
  if (choices.length > MOST || places.length > MOST) return { fault: 'malformed' }
  const labels = new Map(
    choices.map((choice) => [choice.attributes.identifier ?? '', labelIn(choice, texts)]),
  )
  const pairs = rightResponses(item, interaction.attributes.responseIdentifier ?? '').values.map((value) =>
    value.split(/\s+/),
  )
  const spots: { label: string; shape: Shape }[] = []
  for (const { attributes } of places) {
    const [right, ...more] = pairs.filter((pair) => pair.includes(attributes.identifier ?? ''))
    const label = right?.map((name) => labels.get(name)).find((text) => text !== undefined)
    if (more.length > 0) return { fault: 'severalRightAnswers' }
    // A place to which nothing belongs is none.
    if (label === undefined) continue
    const shape = shapeIn(attributes, picture.size)
    if (!shape) return { fault: 'malformed' }
    spots.push({ label, shape })
  }
  if (spots.length === 0) return { fault: 'noRightAnswer' }
  const used = new Set(spots.map(({ label }) => label))
  const others = [...new Set(labels.values())].filter((text) => !used.has(text))
  return { for: 'spots', picture: picture.markdown, isShown: true, spots, others }
}

const MOST = 100

/** Ours are pictures of words in version 2.1: what they say stands within. */
function labelIn(choice: XmlElement, texts: Texts): string {
  const [graphic] = ['object', 'img'].flatMap((name) => childrenOf(choice, name))
  if (choice.name !== 'gapImg' || !graphic) return texts.inline(htmlOf(choice.children))
  if (graphic.attributes.data?.startsWith(SVG)) return texts.inline(htmlOf(graphic.children))
  return described(graphic, choice.attributes.objectLabel ?? '', texts)
}

/** As Markdown; by another name where the file says nothing of what is to be seen. */
function described(graphic: XmlElement, name: string, texts: Texts): string {
  const markdown = texts.inline(htmlOf([graphic]))
  const alt = graphic.name === 'object' ? textOf(graphic) : (graphic.attributes.alt ?? '')
  const [, url] = /^!\[.*\]\((.*)\)$/.exec(markdown) ?? []
  return alt.trim() === '' && url ? pictureNamed(name, url) : markdown
}

interface Picture {
  src: string
  markdown: string
  size: PictureSize | undefined
}

/** What is said of it, or of the whole question: it has to say something. */
function pictureIn(item: XmlElement, interaction: XmlElement | undefined, texts: Texts): Picture {
  const [graphic] = ['object', 'img', 'picture'].flatMap((name) =>
    interaction ? childrenOf(interaction, name) : [],
  )
  const [shown] = graphic?.name === 'picture' ? within(graphic, 'img') : [graphic]
  if (!shown) return { src: '', markdown: '', size: undefined }
  const { data, src = data ?? '', width, height } = shown.attributes
  const size =
    Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : undefined
  return { src, markdown: described(shown, item.attributes.title ?? '', texts), size }
}
