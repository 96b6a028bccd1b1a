import { describe, expect, it } from 'vitest'
import { unpack } from '#server/platform/archive/unpack.ts'
import { rootOf, textOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import { PICTURE } from '../../testing/texts.ts'
import { commonCartridgeWriter } from '../common-cartridge/write.ts'
import type { OutgoingQuestion, OutgoingQuiz, Writer } from '../format.ts'
import { quizLossesOf } from '../losing.ts'
import { asVersion2 } from '../qti-2/spelling.ts'
import { qti21Writer } from '../qti-2/write.ts'
import { qti30Writer } from '../qti-3/write.ts'

const QUIZ: OutgoingQuiz = {
  id: '11111111-89ab-4def-8123-456789abcdef',
  instructions: 'Read **twice**.',
  instructionsHtml: '<p>Read <strong>twice</strong>.</p>',
  durationMinutes: 45,
  shufflesQuestions: false,
  shufflesAnswers: true,
  sections: [
    { title: 'Warming up', draw: null, questionCount: 1 },
    { title: 'For real', draw: 1, questionCount: 2 },
  ],
}

describe.each([
  ['2.1', qti21Writer],
  ['3.0', qti30Writer],
])('a quiz as QTI %s', (_version, writer) => {
  it('has its sections, what is drawn of them, its time and its instructions', async () => {
    const { root } = await written(writer, QUIZ)
    const test = root('test.xml')
    const [limits] = within(test, 'timeLimits')
    expect(limits?.attributes.maxTime).toBe('2700')
    const sections = [...within(test, 'assessmentSection')]
    expect(sections.map(({ attributes }) => attributes.title)).toEqual(['Warming up', 'For real'])
    expect(sections.map((section) => [...within(section, 'assessmentItemRef')].length)).toEqual([1, 2])
    expect(
      sections.map((section) => [...within(section, 'selection')].map((one) => one.attributes.select)),
    ).toEqual([[], ['1']])
    expect([...within(test, 'ordering')].map(({ attributes }) => attributes.shuffle)).toEqual([
      'false',
      'false',
    ])
    expect([...within(test, 'rubricBlock')].map(textOf)).toEqual(['Read twice.'])
    expect(quizLossesOf(writer, QUIZ)).toEqual([])
  })

  it('shuffles answers where the quiz does, but never true and false', async () => {
    const shuffled = async (quiz: OutgoingQuiz | undefined) => {
      const { root, items } = await written(writer, quiz)
      return items.flatMap((name) =>
        [...within(root(name), 'choiceInteraction')].map(({ attributes }) => attributes.shuffle),
      )
    }
    expect(await shuffled(QUIZ)).toEqual(['true', 'false'])
    expect(await shuffled({ ...QUIZ, shufflesAnswers: false })).toEqual(['false', 'false'])
    expect(await shuffled(undefined)).toEqual(['false', 'false'])
  })

  it('has each picture once, and says who needs it', async () => {
    const { names, root } = await written(writer, QUIZ)
    expect(names.filter((name) => name.endsWith('.png'))).toEqual([`pictures/${PICTURE.name}`])
    const resources = [...within(root('imsmanifest.xml'), 'resource')]
    const picture = resources.find(({ attributes }) => attributes.type === 'webcontent')
    const needing = resources.filter((resource) =>
      [...within(resource, 'dependency')].some(
        ({ attributes }) => attributes.identifierref === picture?.attributes.identifier,
      ),
    )
    expect(needing).toHaveLength(2)
  })

  it('weighs an open answer that counts otherwise than it is marked', async () => {
    const { root, items } = await written(writer, QUIZ)
    const [maximum] = [...within(root(items[2] ?? ''), 'outcomeDeclaration')].filter(
      ({ attributes }) => attributes.identifier === 'MAXSCORE',
    )
    expect(textOf(maximum)).toBe('8')
    expect([...within(root('test.xml'), 'weight')].map(({ attributes }) => attributes.value)).toEqual([
      '0.25',
    ])
  })
})

it('spells all of QTI 3 in small letters', async () => {
  const { texts } = await written(qti30Writer, QUIZ)
  for (const text of texts.filter((one) => one.includes('imsqtiasi_v3p0"'))) {
    const names = [...text.matchAll(/<\/?([\w:-]+)|\s([\w:-]+)="/g)].map(
      ([, element, attribute]) => element ?? attribute ?? '',
    )
    expect(names.filter((name) => /[A-Z]/.test(name) && name !== 'xsi:schemaLocation')).toEqual([])
  }
})

describe('a quiz as a Common Cartridge', () => {
  it('has its title, time and instructions, and says what it has not', async () => {
    const { root } = await written(commonCartridgeWriter, QUIZ)
    const assessment = root('assessment.xml')
    const entry = (label: string) =>
      [...within(assessment, 'qtimetadatafield')].find((field) => textOf(field).startsWith(label))
    expect(textOf(entry('qmd_timelimit'))).toBe('qmd_timelimit45')
    expect([...within(assessment, 'rubric')].map(textOf)).toEqual(['<p>Read <strong>twice</strong>.</p>'])
    expect(quizLossesOf(commonCartridgeWriter, QUIZ)).toEqual(['sections', 'draw'])
    const plain = { ...QUIZ, sections: [{ title: '', draw: null, questionCount: 3 }] }
    expect(quizLossesOf(commonCartridgeWriter, plain)).toEqual([])
    expect(quizLossesOf(commonCartridgeWriter, { ...plain, shufflesQuestions: true })).toEqual(['shuffling'])
  })

  it('keeps to the fields and the weights that cartridges may have', async () => {
    const { root } = await written(commonCartridgeWriter, QUIZ)
    const fields = [...within(root('assessment.xml'), 'itemmetadata')].flatMap((metadata) =>
      [...within(metadata, 'qtimetadatafield')].map((field) =>
        [...within(field, 'fieldlabel'), ...within(field, 'fieldentry')].map(textOf),
      ),
    )
    const allowed = ['cc_profile', 'cc_question_category', 'cc_weighting', 'qmd_computerscored']
    expect(fields.filter(([label = '']) => !allowed.includes(label))).toEqual([])
    // A question of two points and a half has no weight there.
    expect(fields.filter(([label]) => label === 'cc_weighting').map(([, entry]) => entry)).toEqual(['3', '2'])
  })
})

async function written(writer: Writer, quiz: OutgoingQuiz | undefined) {
  const bundle = { title: 'Animals', language: 'en' as const, quiz, now: new Date('2026-11-17T08:00:00Z') }
  const pieces: Uint8Array[] = []
  for await (const piece of writer.write(bundle, questions())) pieces.push(Buffer.from(piece as Uint8Array))
  const archive = unpack(Buffer.concat(pieces), { maxBytes: 1e8 })
  const texts = archive.names
    .filter((name) => name.endsWith('.xml'))
    .map((name) => archive.read(name).toString())
  const root = (name: string): XmlElement => asVersion2(rootOf(archive.read(name).toString()))
  return {
    root,
    texts,
    names: archive.names,
    items: archive.names.filter((name) => name.startsWith('question-')),
  }
}

async function* questions(): AsyncGenerator<OutgoingQuestion> {
  const common = {
    subject: 'Biology',
    difficulty: 'easy',
    language: 'en',
    title: 'What is it?',
    explanation: '',
  } as const
  const answers = ['a', 'b', 'c', 'd'].map((text, index) => ({ text, isCorrect: index === 0 }))
  const html = {
    block: (text: string) => `<p>${text} <img alt="A cat" src="pictures/${PICTURE.name}" /></p>`,
    inline: (text: string) => text,
  }
  const base = { html, pictures: [PICTURE] }
  yield {
    ...base,
    id: 'a',
    points: 3,
    section: 0,
    draft: { ...common, type: 'multiple_choice', content: { answers } },
  }
  yield {
    ...base,
    id: 'b',
    points: 2.5,
    section: 1,
    draft: { ...common, type: 'true_false', content: { isTrue: true } },
  }
  yield {
    ...base,
    pictures: [],
    id: 'c',
    points: 2,
    section: 1,
    draft: { ...common, type: 'open', explanation: 'So.', content: { maxScore: 8, guidance: 'Look.' } },
  }
}
