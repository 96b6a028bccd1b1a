import type { QuestionDraft } from '@probant/contract/questions/form'
import { describe, expect, it } from 'vitest'
import { unpack } from '#server/platform/archive/unpack.ts'
import {
  childOf,
  childrenOf,
  rootOf,
  textOf,
  within,
  type XmlElement,
} from '#server/platform/xml/elements.ts'
import { itemsIn, readFile } from '#test/importing.ts'
import { PNG } from '#test/one-of-everything.ts'
import { testApp } from '#test/test-app.ts'
import { aikenWriter } from '../formats/aiken/write.ts'
import { commonCartridgeWriter } from '../formats/common-cartridge/write.ts'
import { docxWriter } from '../formats/docx/write.ts'
import { giftWriter } from '../formats/gift/write.ts'
import { jsonReader } from '../formats/json/read.ts'
import { jsonWriter } from '../formats/json/write.ts'
import { kahootWriter } from '../formats/kahoot/write.ts'
import { lossesOf, omissionOf } from '../formats/losing.ts'
import { moodleXmlWriter } from '../formats/moodle-xml/write.ts'
import { qtiReader } from '../formats/qti/read.ts'
import { qti21Writer } from '../formats/qti-2/write.ts'
import { qti30Writer } from '../formats/qti-3/write.ts'
import { csvWriter } from '../formats/table/write.ts'
import { toldOf } from '../testing/foreign.ts'
import { expectRoundTrip, fileOf, itemsOf, writableOf } from '../testing/round-trip.ts'
import { PICTURE } from '../testing/texts.ts'

type Spots = Extract<QuestionDraft, { type: 'spots' }>

const MAP = `![A map of France](picture:${PICTURE.id})`
const circle = (x: number) => ({ kind: 'circle' as const, x, y: 50, radius: 5 })

const draft = (content: Partial<Spots['content']>): Spots => ({
  type: 'spots',
  title: 'Where are they?',
  explanation: '',
  subject: 'Geography',
  language: 'en',
  difficulty: 'easy',
  content: {
    spotsPicture: MAP,
    spotsShown: false,
    spots: [
      { label: 'Paris', shape: circle(100) },
      { label: 'a **river**', shape: { kind: 'rectangle', x: 10, y: 20, width: 30, height: 40 } },
      { label: 'a **river**', shape: circle(300) },
    ],
    spotOthers: ['Oslo'],
    ...content,
  },
})
const hidden = draft({})
const shown = draft({ spotsShown: true })
const unlabelled = draft({ spots: [{ label: '', shape: circle(100) }], spotOthers: [] })

const inMoodle = async (question: Spots): Promise<XmlElement> => {
  const root = rootOf(Buffer.from(await fileOf(moodleXmlWriter, [{ draft: question, points: 1 }])).toString())
  return childrenOf(root, 'question')[1] ?? root
}
const saidOf = (element: XmlElement, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(childOf(element, name))]))

describe('regions of a picture in Moodle', () => {
  it('are markers to drag where they are hidden, as many as there are places', async () => {
    const question = await inMoodle(hidden)
    expect(question.attributes.type).toBe('ddmarker')
    expect(childOf(question, 'file')?.attributes).toMatchObject({
      encoding: 'base64',
      alt: 'A map of France',
    })
    expect(childrenOf(question, 'drag').map((drag) => saidOf(drag, ['no', 'text', 'noofdrags']))).toEqual([
      { no: '1', text: 'a river', noofdrags: '2' },
      { no: '2', text: 'Oslo', noofdrags: '1' },
      { no: '3', text: 'Paris', noofdrags: '1' },
    ])
    expect(childrenOf(question, 'drop').map((drop) => saidOf(drop, ['shape', 'coords', 'choice']))).toEqual([
      { shape: 'circle', coords: '100,50;5', choice: '3' },
      { shape: 'rectangle', coords: '10,20;30,40', choice: '1' },
      { shape: 'circle', coords: '300,50;5', choice: '1' },
    ])
    expect([...within(await inMoodle(unlabelled), 'text')].map(textOf)).toContain('✕')
  })

  it('are boxes for labels where they are shown', async () => {
    const cat = `![A cat](picture:${PICTURE.id})`
    const spots = [...shown.content.spots, { label: cat, shape: circle(3) }]
    const question = await inMoodle(draft({ ...shown.content, spots }))
    expect(question.attributes.type).toBe('ddimageortext')
    const drags = childrenOf(question, 'drag')
    expect(drags.map((drag) => [textOf(childOf(drag, 'text')), childrenOf(drag, 'infinite').length])).toEqual(
      [
        ['A cat', 0],
        ['a river', 1],
        ['Oslo', 0],
        ['Paris', 0],
      ],
    )
    expect(drags.map((drag) => childrenOf(drag, 'file').length)).toEqual([1, 0, 0, 0])
    expect(childrenOf(question, 'drop').map((drop) => saidOf(drop, ['choice', 'xleft', 'ytop']))).toEqual([
      { choice: '4', xleft: '95', ytop: '45' },
      { choice: '2', xleft: '10', ytop: '20' },
      { choice: '2', xleft: '295', ytop: '45' },
      { choice: '1', xleft: '0', ytop: '45' },
    ])
  })
})

describe('what is lost of regions', () => {
  const losses = (writer: typeof moodleXmlWriter, question: Spots) =>
    lossesOf(writer, writableOf({ draft: question, points: 1 }))

  it('is said of each format', () => {
    expect(losses(moodleXmlWriter, hidden)).toEqual(['formatting'])
    expect(losses(moodleXmlWriter, shown)).toEqual(['formatting', 'regions'])
    expect(losses(moodleXmlWriter, unlabelled)).toEqual([])
    expect(losses(qti21Writer, hidden)).toEqual([])
    expect(losses(qti21Writer, shown)).toEqual(['formatting'])
    expect(losses(qti30Writer, shown)).toEqual([])
  })

  it('is all of them where a format has no such question', () => {
    for (const writer of [giftWriter, aikenWriter, commonCartridgeWriter, kahootWriter, csvWriter])
      expect(omissionOf(writer, writableOf({ draft: hidden, points: 1 }))).toBe('typeUnknown')
  })
})

it('come back from our own file as they are, with their picture', async () => {
  const all = [hidden, shown, unlabelled].map((draft) => ({ draft, points: 2 }))
  await expectRoundTrip(jsonWriter, jsonReader, all)
})

it.each([
  ['2.1', qti21Writer],
  ['3.0', qti30Writer],
])(
  'come back from QTI %s in their order where they are hidden, which their sorted labels don’t tell',
  async (_version, writer) => {
    const [item] = await itemsOf(qtiReader, await fileOf(writer, [{ draft: hidden, points: 2 }]))
    expect(item && toldOf(item)).toMatchObject({ content: { spots: hidden.content.spots } })
  },
)

describe('regions of a picture in Word', () => {
  const parts = async (question: Spots) => {
    const file = await fileOf(docxWriter, [{ draft: question, points: 1 }])
    const archive = unpack(file, { maxBytes: 64 * 1024 * 1024 })
    const drawings = archive.names
      .filter((name) => name.endsWith('.svg'))
      .map((name) => archive.read(name).toString())
    const document = rootOf(archive.read('word/document.xml').toString())
    return { text: [...within(document, 'p')].map(textOf), drawings, names: archive.names }
  }

  it('are outlined on the picture, on the paper where they are shown and in the key in any case', async () => {
    const { text, drawings, names } = await parts(shown)
    // The same on the paper and in the key; beside it the picture alone, for programs that know no SVG.
    expect(drawings).toHaveLength(1)
    expect(drawings[0]).toContain('href="data:image/png;base64,')
    expect(drawings[0]?.match(/<text /g)).toHaveLength(3)
    expect(names.filter((name) => name.endsWith('.png'))).toHaveLength(1)
    expect(text).toContain('___Region 1')
    expect(text).toContain('BOslo')

    const { drawings: hiddenOnes, text: asked } = await parts(hidden)
    expect(hiddenOnes.map((svg) => svg.match(/<text /g)?.length ?? 0).toSorted()).toEqual([0, 3])
    expect(asked).toContain(
      'Mark each place in the picture with a cross, and write the letter of its label beside it.',
    )
  })
})

describe('a file that is looked through', () => {
  const test = testApp()

  it('brings the picture on which all is asked, or stays out without it', async () => {
    const teacher = await test.signedUp()
    const [good, broken] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
    const question = (id: string, bytes: Uint8Array) => ({
      ...hidden,
      content: { ...hidden.content, spotsPicture: `![A map](picture:${id})` },
      pictures: { [id]: { base64: Buffer.from(bytes).toString('base64') } },
    })
    // It begins as a picture does.
    const half = Buffer.concat([PNG.subarray(0, 16), Buffer.from('and no more')])
    const questions = [question(good, PNG), question(broken, half), question(broken, Buffer.from('none'))]
    const content = JSON.stringify({ kind: 'probant-questions', version: 1, questions })
    const [first, ...others] = await itemsIn(teacher, await readFile(teacher, { name: 'mine.json', content }))
    expect(first).toMatchObject({
      isGood: true,
      question: { type: 'spots', content: { spotsShown: false, width: 1 } },
    })
    expect(others).toMatchObject([
      { isGood: false, fault: 'spotsPictureNotAlone' },
      { isGood: false, fault: 'spotsPictureNotAlone' },
    ])
  })
})
