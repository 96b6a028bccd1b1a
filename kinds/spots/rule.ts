import type { Kind, Option, ShapesOf } from '../kind.ts'
import { placeIn } from '../matching/choices.ts'
import { withPictures } from '../text/in-words.ts'
import { plainText } from '../text/plain-text.ts'
import { isBlank, type Mark, receiptLine } from './answer.ts'
import { labelsIn } from './labels.ts'
import { foundIn, isPoint, markersOf, onPaper, rightMarks } from './marks.ts'
import { movedTo } from './moving.ts'
import { answerOnSheet, rightOnSheet } from './on-sheet.ts'
import { sizeIn } from './picture.ts'
import type * as schemas from './schemas.ts'
import { words } from './words.ts'

type Spots = ShapesOf<typeof schemas>

/** Regions of a picture: one finds them, or gives each its label. Each that is right is a share of the points. */
export const spots: Kind<Spots> = {
  type: 'spots',
  words,

  markdownIn: ({ spotsPicture, spots, spotOthers }) => ({
    texts: [],
    lines: [spotsPicture, ...spots.map(({ label }) => label).filter(Boolean), ...spotOthers],
  }),
  keep: (written, { inline }) => {
    const { spotsPicture, spotsShown, spots } = written
    const labels = labelsIn(written)
    const pictureHtml = inline(spotsPicture)
    return {
      type: 'spots',
      spotsPicture,
      pictureHtml,
      ...sizeIn(pictureHtml),
      spotsShown,
      spots: spots.map(({ label, shape }) => ({ place: label ? placeIn(labels, label) : null, shape })),
      labels: labels.map((text) => ({ text, html: inline(text) })),
    }
  },
  write: (kept) => reworded(kept, wordingOf(kept)),
  usualPoints: () => 1,
  wordingOf,
  reworded,

  partCount: (kept) => (kept.spotsShown ? kept.labels.length : markersOf(kept).length),
  show: (kept, order, paperHtml) => {
    const { labels, markers } = onPaper(kept, order)
    return {
      type: 'spots',
      pictureHtml: paperHtml(kept.pictureHtml),
      width: kept.width,
      height: kept.height,
      regions: kept.spotsShown ? kept.spots.map(({ shape }) => shape) : null,
      labels: labels.map((label) => {
        const { text = '', html = '' } = kept.labels[label] ?? {}
        return { html: paperHtml(html), text: plainText(text) }
      }),
      markers: markers.map((label) => (label === null ? null : labels.indexOf(label))),
    }
  },
  rightOf: (kept, order) => {
    const { labels } = onPaper(kept, order)
    return {
      ...toPaper({ type: 'spots', marks: rightMarks(kept) }, order),
      pictureHtml: kept.pictureHtml,
      width: kept.width,
      height: kept.height,
      isShown: kept.spotsShown,
      regions: kept.spots.map(({ shape, place }) => ({
        shape,
        place: place === null ? null : labels.indexOf(place),
        html: place === null ? '' : (kept.labels[place]?.html ?? ''),
      })),
    }
  },
  rightTold: (right) => right,
  // Whether it asks for points or for labels is for the answer to say: one that says otherwise hits nothing.
  toBank: ({ type, marks }, order) => {
    if (!marks.some(isPoint)) {
      const places = marks.map((mark) => (typeof mark === 'number' ? order[mark] : null))
      return places.includes(undefined) ? undefined : { type, marks: places.map((place) => place ?? null) }
    }
    if (marks.length !== order.length || marks.some((mark) => typeof mark === 'number')) return undefined
    return { type, marks: marks.map((_, part) => marks[order.indexOf(part)] ?? null) }
  },
  toPaper,

  isBlank,
  mark: (kept, { marks }) => {
    const found = foundIn(kept, marks).filter(Boolean).length
    const given = kept.spotsShown ? 0 : marks.filter((mark) => mark !== null).length
    // Who puts more than there are regions, labels that belong nowhere among them, gets less for each that is found.
    return found / Math.max(kept.spots.length, given)
  },
  receiptLine,
  inWords: ({ marks }, kept, locale) => {
    const markers = kept ? markersOf(kept) : []
    const labelled = (text: string) => plainText(withPictures(text, locale))
    const said = (mark: Mark) => {
      if (isPoint(mark)) return `(${mark.x}, ${mark.y})`
      return kept && mark !== null ? labelled(kept.labels[mark]?.text ?? '–') : '–'
    }
    return marks
      .map((mark, index) => {
        const label = kept?.labels[markers[index] ?? -1]
        if (label) return `${labelled(label.text)}: ${said(mark)}`
        return kept?.spotsShown ? `${index + 1}: ${said(mark)}` : said(mark)
      })
      .join('; ')
  },
  optionsOf: ({ spotsShown, spots, labels }) =>
    spots.map(({ place: right }, region) => ({
      html: spotsShown || right === null ? '' : (labels[right]?.html ?? ''),
      options: spotsShown
        ? labels.map(({ html }, label): Option => optionOf(region, label, html, label === right))
        : [FOUND, MISSED].map((place) => optionOf(region, place, '', place === FOUND)),
    })),
  chosenIn: ({ marks }, kept) =>
    foundIn(kept, marks).flatMap((isFound, region) => {
      if (!kept.spotsShown) return region * STRIDE + (isFound ? FOUND : MISSED)
      const mark = marks[region]
      return typeof mark === 'number' && kept.labels[mark] ? region * STRIDE + mark : []
    }),
  optionInWords: (place, locale) => {
    const { found, missed } = words[locale]
    return place % STRIDE === FOUND ? found : place % STRIDE === MISSED ? missed : ''
  },
  groupInWords: (index, locale) => words[locale].region(index + 1),

  onSheet: { answer: answerOnSheet, right: rightOnSheet },
  key: {
    of: (kept) => ({ type: 'spots', marks: rightMarks(kept) }),
    replaced: (kept, { marks }) => {
      if (marks.length !== markersOf(kept).length) return undefined
      // A label that belongs nowhere can't be put somewhere: there is no region for it.
      if (!kept.spotsShown && marks.filter(isPoint).length !== kept.spots.length) return undefined
      const spots = kept.spotsShown ? relabelled(kept, marks) : moved(kept, marks)
      return spots.length === kept.spots.length ? { ...kept, spots } : undefined
    },
    unfit: ({ spotsShown, spots, labels }, locale) => {
      const { eachRegion, exactly, onlyThese } = words[locale]
      if (spotsShown) return eachRegion
      const needed = spots.flatMap(({ place }) => (place === null ? [] : (labels[place]?.text ?? [])))
      return needed.length > 0 ? onlyThese(needed.map(plainText)) : exactly(spots.length)
    },
  },
}

/** As statistics number them: so many options a region has at most. */
const STRIDE = 32
/** Where regions are hidden: behind any label. */
const [FOUND, MISSED] = [30, 31]

function optionOf(region: number, place: number, html: string, isRight: boolean): Option {
  return { place: region * STRIDE + place, html, isRight }
}

function toPaper({ type, marks }: Spots['answer'], order: readonly number[]): Spots['answer'] {
  if (marks.some(isPoint)) return { type, marks: order.map((part) => marks[part] ?? null) }
  return { type, marks: marks.map((mark) => (typeof mark === 'number' ? order.indexOf(mark) : null)) }
}

function relabelled({ spots, labels }: Spots['kept'], marks: readonly Mark[]): Spots['kept']['spots'] {
  return spots.flatMap((spot, index) => {
    const mark = marks[index]
    return typeof mark === 'number' && labels[mark] ? [{ ...spot, place: mark }] : []
  })
}

/** Each region to where its mark was put, those of one label in their order. */
function moved(kept: Spots['kept'], marks: readonly Mark[]): Spots['kept']['spots'] {
  const markers = markersOf(kept)
  const pointsOf = (label: number | null) => marks.filter((_, index) => markers[index] === label)
  return kept.spots.flatMap((spot, index) => {
    const before = kept.spots.slice(0, index).filter(({ place }) => place === spot.place).length
    const point = pointsOf(spot.place)[before]
    const shape = isPoint(point) ? movedTo(spot.shape, point) : undefined
    return shape ? [{ ...spot, shape }] : []
  })
}

function wordingOf({ labels }: Spots['kept']): string[] {
  return labels.map(({ text }) => text)
}

function reworded(kept: Spots['kept'], wording: readonly string[]): Spots['written'] {
  const labelAt = (place: number) => wording[place] ?? kept.labels[place]?.text ?? ''
  const belongs = new Set(kept.spots.map(({ place }) => place))
  return {
    spotsPicture: kept.spotsPicture,
    spotsShown: kept.spotsShown,
    spots: kept.spots.map(({ place, shape }) => ({ label: place === null ? '' : labelAt(place), shape })),
    spotOthers: [...kept.labels.keys()].filter((place) => !belongs.has(place)).map(labelAt),
  }
}
