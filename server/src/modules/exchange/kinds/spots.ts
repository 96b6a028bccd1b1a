import type { Loss } from '@probant/contract/exchange/formats'
import type { QuestionDraft } from '@probant/contract/questions/form'
import { type KeptContent, kindOf } from '@probant/kinds'
import { LETTERS } from '@probant/kinds/letters'
import { labelsIn } from '@probant/kinds/spots/labels'
import { descriptionIn, namesPicture } from '@probant/kinds/spots/picture'
import { type PictureSize, pictureSizeOf } from '#server/platform/pictures/picture-size.ts'
import { type Markup, tag } from '#server/platform/xml/markup.ts'
import type { OutgoingQuestion } from '../formats/format.ts'
import { graphicOf, pictureOf } from '../formats/graphic.ts'
import { lost, lostInLines } from '../formats/lost.ts'
import { lineIn } from '../formats/moodle/names.ts'
import { coordsOf, cornerOf, inMoodle } from '../formats/moodle/regions.ts'
import { MOST_MARKERS, NO_LABEL, pictureElement, regionElement } from '../formats/moodle-xml/spots.ts'
import { emptyText } from '../formats/moodle-xml/text-element.ts'
import { labelInteraction, pointInteraction } from '../formats/qti-2/spots.ts'
import type { KindInFiles } from './kind.ts'

type Spots = Extract<QuestionDraft, { type: 'spots' }>

export const spots: KindInFiles<Spots> = {
  taken: (asked) =>
    asked.for === 'spots'
      ? {
          spotsPicture: asked.picture,
          spotsShown: asked.isShown,
          spots: asked.spots,
          spotOthers: asked.others,
        }
      : undefined,

  moodleXml: {
    type: ({ content }) => (content.spotsShown ? 'ddimageortext' : 'ddmarker'),
    penalty: '0.3333333',
    elements: (question, { shufflesAnswers }) => {
      const { spotsPicture, spotsShown } = question.draft.content
      const picture = pictureOf(question, spotsPicture)
      const size = picture && pictureSizeOf(picture.bytes)
      return [
        ...(shufflesAnswers ? [tag('shuffleanswers')] : []),
        ...['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map(emptyText),
        ...(picture ? [pictureElement(picture, graphicOf(question, spotsPicture).alt)] : []),
        ...(spotsShown ? labelled(question, size) : marked(question, size)),
      ]
    },
    losses: ({ draft: { content } }) => [
      ...lostInLines(labelsIn(content).filter((label) => !content.spotsShown || !namesPicture(label))),
      ...lost<Loss>({ regions: content.spotsShown }),
    ],
  },

  qti: {
    interaction: (question, version) => {
      const { content } = question.draft
      return content.spotsShown
        ? labelInteraction(question, content, version)
        : pointInteraction(question, content, version)
    },
    losses: ({ draft: { content } }, version) =>
      content.spotsShown && version?.drawsLabels
        ? lostInLines(labelsIn(content).filter((label) => !namesPicture(label)))
        : [],
  },

  scorm: { pack: packed },
}

/** The size of a picture is that of its file: nothing else of it is known here. */
function packed({ draft, html, pictures }: OutgoingQuestion<Spots>) {
  const file = pictureOf({ pictures }, draft.content.spotsPicture)
  const { type: _spots, ...kept } = kindOf(draft).keep(draft.content, html) as KeptSpots
  return { type: draft.type, ...kept, ...(file && pictureSizeOf(file.bytes)) }
}

type KeptSpots = Extract<KeptContent, { type: 'spots' }>

/** Markers that are dragged onto the picture. */
function marked(question: OutgoingQuestion<Spots>, size: PictureSize | undefined): Markup[] {
  const { spots } = question.draft.content
  const labels = labelsIn(question.draft.content)
  const markers = labels.length > 0 ? labels : ['']
  return [
    ...markers.map((label, index) => {
      const count = spots.filter((spot) => spot.label === label).length || 1
      return tag(
        'drag',
        {},
        tag('no', {}, index + 1),
        tag('text', {}, label ? lineOf(question, label, index) : NO_LABEL),
        count > MOST_MARKERS ? tag('infinite') : tag('noofdrags', {}, count),
      )
    }),
    ...spots.map(({ label, shape }, index) => {
      const shown = inMoodle(shape, size)
      return tag(
        'drop',
        {},
        tag('no', {}, index + 1),
        tag('shape', {}, shown.kind),
        tag('coords', {}, coordsOf(shown)),
        tag('choice', {}, markers.indexOf(label) + 1),
        regionElement(shape),
      )
    }),
  ]
}

/** Labels that are dragged into boxes, as words or as pictures. */
function labelled(question: OutgoingQuestion<Spots>, size: PictureSize | undefined): Markup[] {
  const { spots } = question.draft.content
  const labels = labelsIn(question.draft.content)
  return [
    ...labels.map((label, index) => {
      const picture = namesPicture(label) ? pictureOf(question, label) : undefined
      const isShared = spots.filter((spot) => spot.label === label).length > 1
      return tag(
        'drag',
        {},
        tag('no', {}, index + 1),
        tag('text', {}, lineOf(question, label, index)),
        tag('draggroup', {}, 1),
        isShared ? tag('infinite') : undefined,
        picture && pictureElement(picture, ''),
      )
    }),
    ...spots.map(({ label, shape }, index) => {
      const { x, y } = cornerOf(inMoodle(shape, size))
      return tag(
        'drop',
        {},
        tag('text'),
        tag('no', {}, index + 1),
        tag('choice', {}, labels.indexOf(label) + 1),
        tag('xleft', {}, x),
        tag('ytop', {}, y),
        regionElement(shape),
      )
    }),
  ]
}

/** A line of words, also where there is nothing but a picture without a description. */
function lineOf({ html }: OutgoingQuestion<Spots>, label: string, index: number): string {
  return lineIn(html.inline(label)) || descriptionIn(label) || (LETTERS[index] ?? '')
}
