import { describe, expect, it } from 'vitest'
import { inOrder } from '../draw.ts'
import { drawingOf } from './drawing.ts'
import { spots } from './rule.ts'
import { written as schema } from './schemas.ts'

const PICTURE = '![A heart](picture:0192e4a0-0000-7000-8000-000000000001)'
const IMAGE = '<img alt="A heart" src="/p" width="400" height="300">'
const circle = (x: number) => ({ kind: 'circle' as const, x, y: 100, radius: 20 })
const inline = (text: string) => (text === PICTURE ? IMAGE : text)
const keep = (written: object) =>
  spots.keep(schema.parse({ spotsPicture: PICTURE, ...written }), { block: inline, inline })
const REGIONS = [
  { label: 'valve', shape: circle(100) },
  { label: 'aorta', shape: circle(200) },
  { label: 'valve', shape: circle(300) },
]
const picture = { html: IMAGE, width: 400, height: 300 }

/** What is on the sheet, and in its key, where nothing is shuffled. */
function onSheet(written: object) {
  const kept = keep(written)
  const order = inOrder(kept)
  const asked = { points: 1, locale: 'en' as const }
  return {
    answer: spots.onSheet?.answer(
      spots.show(kept, order, (html) => html),
      asked,
    ),
    right: spots.onSheet?.right(spots.rightOf(kept, order), 'en'),
  }
}

describe('on a sheet of paper', () => {
  it('regions that are shown have numbers, and a box each for the letter of a label', () => {
    const outlines = [100, 200, 300].map((x, index) => ({ shape: circle(x), sign: `${index + 1}` }))
    expect(onSheet({ spots: REGIONS, spotOthers: ['lung'], spotsShown: true })).toEqual({
      answer: {
        picture: { ...picture, outlines },
        boxed: ['Region 1', 'Region 2', 'Region 3'],
        choices: [
          { letter: 'A', html: 'aorta' },
          { letter: 'B', html: 'lung' },
          { letter: 'C', html: 'valve' },
        ],
        hint: 'In each box, write the letter of the label that belongs to the region.',
      },
      right: {
        picture: { ...picture, outlines },
        several: [
          { letter: 'Region 1', html: 'C. valve' },
          { letter: 'Region 2', html: 'A. aorta' },
          { letter: 'Region 3', html: 'C. valve' },
        ],
      },
    })
  })

  it('hidden ones are marked on the picture: the sheet tells nothing of where they are', () => {
    const { answer, right } = onSheet({ spots: REGIONS, spotOthers: ['lung'] })
    expect(answer).toEqual({
      picture: { ...picture, outlines: [] },
      boxed: [],
      choices: [
        { letter: 'A', html: 'aorta' },
        { letter: 'B', html: 'lung' },
        { letter: 'C', html: 'valve (×\u00a02)' },
      ],
      hint: 'Mark each place in the picture with a cross, and write the letter of its label beside it.',
    })
    expect(right).toEqual({
      picture: {
        ...picture,
        outlines: [
          { shape: circle(100), sign: 'C' },
          { shape: circle(200), sign: 'A' },
          { shape: circle(300), sign: 'C' },
        ],
      },
      several: [
        { letter: 'C', html: 'valve' },
        { letter: 'A', html: 'aorta' },
      ],
    })
  })

  it('and by crosses alone where they have no labels', () => {
    const { answer, right } = onSheet({ spots: REGIONS.map(({ shape }) => ({ label: '', shape })) })
    expect(answer).toMatchObject({ choices: [], hint: 'Mark 3 places in the picture with crosses.' })
    expect(right).toMatchObject({ several: [], picture: { outlines: [{ sign: '1' }, { sign: '2' }, {}] } })
  })
})

it('what is drawn on a picture is SVG in its pixels, with the picture itself where it is wanted', () => {
  const shape = { kind: 'rectangle' as const, x: 10, y: 20, width: 30, height: 40 }
  const drawn = { ...picture, outlines: [{ shape, sign: '<1>' }] }
  const svg = drawingOf(drawn)
  expect(svg).toContain('viewBox="0 0 400 300"')
  expect(svg).toContain('<rect x="10" y="20" width="30" height="40" fill="none" stroke="#000"')
  expect(svg).toContain('>&lt;1&gt;</text>')
  expect(svg).not.toContain('<image')
  expect(drawingOf(drawn, 'data:x"y')).toContain('<image href="data:x&quot;y" width="400" height="300"/>')
})
