import { labelsIn } from '@probant/kinds/spots/labels'
import { middleOf, type Shape } from '@probant/kinds/spots/shapes'
import { escapedXml, joined, type Markup } from '#server/platform/xml/markup.ts'
import type { Interaction } from '../../kinds/kind.ts'
import type { OutgoingQuestion } from '../format.ts'
import { type Graphic, graphicOf } from '../graphic.ts'
import { wordsOf } from '../moodle/names.ts'
import { areaOf } from './areas.ts'
import { bodyOf } from './body.ts'
import { correctResponse, mapped, RESPONSE, responseOf } from './interactions.ts'
import { type QtiVersion, type Write, writeIn } from './version.ts'

/** What says that the prompt of an interaction is the label of what is looked for. */
export const LABELLED = 'labelled-marker'

interface Content {
  spotsPicture: string
  spots: readonly { label: string; shape: Shape }[]
  spotOthers: readonly string[]
}

/** Hidden regions: points are chosen on the picture; where they have labels, for each label by itself. */
export function pointInteraction(
  question: OutgoingQuestion,
  { spotsPicture, spots, spotOthers }: Content,
  version: QtiVersion,
): Interaction {
  const write = writeIn(version)
  const labels = labelsIn({ spots, spotOthers })
  const graphic = graphicOf(question, spotsPicture)
  const worth = question.points / spots.length
  const parts = (labels.length > 0 ? labels : ['']).map((label, index) => ({
    label,
    identifier: labels.length > 0 ? `${RESPONSE}-${index + 1}` : RESPONSE,
    shapes: spots.filter((spot) => spot.label === label).map(({ shape }) => shape),
  }))
  const scores = parts
    .filter(({ shapes }) => shapes.length > 0)
    .map(({ identifier }) => write('mapResponsePoint', { identifier }))
  // What is asked is sorted, so that it tells nothing; here, where nobody looks, the regions keep their order.
  const placeOf = ({ label }: { label: string }) => spots.findIndex((spot) => spot.label === label)
  const declared = parts.toSorted((one, other) => placeOf(one) - placeOf(other))
  return {
    declaration: joined(
      declared.map(({ identifier, shapes }) => pointsDeclaration(write, { identifier, shapes, worth })),
    ),
    interaction: joined(
      parts.map(({ label, identifier, shapes }) =>
        write(
          'selectPointInteraction',
          {
            responseIdentifier: identifier,
            maxChoices: Math.max(1, shapes.length),
            class: label ? LABELLED : undefined,
          },
          label ? write('prompt', {}, bodyOf(question.html.inline(label))) : undefined,
          version.graphic(graphic),
        ),
      ),
    ),
    scoring: write(
      'setOutcomeValue',
      { identifier: 'SCORE' },
      spotOthers.length > 0
        ? write('divide', {}, write('product', {}, write('sum', {}, scores), whole(spots.length)), given())
        : write('sum', {}, scores),
    ),
  }

  /** A label that belongs nowhere costs as much as a region is worth, once more are put than there are places. */
  function given(): Markup {
    const sizes = parts.map(({ identifier }) => write('containerSize', {}, write('variable', { identifier })))
    return write('max', {}, whole(spots.length), write('sum', {}, sizes))
  }
  function whole(value: number): Markup {
    return write('baseValue', { baseType: 'integer' }, value)
  }
}

function pointsDeclaration(
  write: Write,
  { identifier, shapes, worth }: { identifier: string; shapes: readonly Shape[]; worth: number },
): Markup {
  const attributes = { ...responseOf('point', 'multiple'), identifier }
  // One for which there is no place.
  if (shapes.length === 0) return write('responseDeclaration', attributes)
  const points = shapes.map(middleOf).map(({ x, y }) => `${x} ${y}`)
  return write(
    'responseDeclaration',
    attributes,
    correctResponse(write, ...points),
    write(
      'areaMapping',
      { lowerBound: 0, upperBound: worth * shapes.length, defaultValue: 0 },
      shapes.map((shape) => write('areaMapEntry', { ...areaOf(shape), mappedValue: worth })),
    ),
  )
}

/** Regions that are shown: labels are put into them. */
export function labelInteraction(
  question: OutgoingQuestion,
  { spotsPicture, spots, spotOthers }: Content,
  version: QtiVersion,
): Interaction {
  const write = writeIn(version)
  const labels = labelsIn({ spots, spotOthers })
  const right = spots.map(({ label }, index) => `label-${labels.indexOf(label) + 1} region-${index + 1}`)
  return {
    declaration: write(
      'responseDeclaration',
      responseOf('directedPair', 'multiple'),
      correctResponse(write, ...right),
      write(
        'mapping',
        { lowerBound: 0, upperBound: question.points, defaultValue: 0 },
        right.map((mapKey) => write('mapEntry', { mapKey, mappedValue: question.points / spots.length })),
      ),
    ),
    interaction: write(
      'graphicGapMatchInteraction',
      { responseIdentifier: RESPONSE },
      version.graphic(graphicOf(question, spotsPicture)),
      labels.map((label, index) => {
        const attributes = { identifier: `label-${index + 1}`, matchMax: spots.length }
        return version.gapLabel(attributes, question.html.inline(label))
      }),
      spots.map(({ shape }, index) =>
        write('associableHotspot', { ...areaOf(shape), identifier: `region-${index + 1}`, matchMax: 1 }),
      ),
    ),
    scoring: mapped(write),
  }
}

/** Version 2.1 takes pictures only: this is one of the words, which stand within as well. */
export function wordsAsPicture(html: string): Graphic {
  const words = wordsOf(html)
  const width = Math.max(24, [...words].length * 9 + 16)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="28"><text x="8" y="19" font-family="sans-serif" font-size="16">${escapedXml(words)}</text></svg>`
  return { src: `${SVG}${encodeURIComponent(svg)}`, type: 'image/svg+xml', alt: words, width, height: 28 }
}

export const SVG = 'data:image/svg+xml,'
