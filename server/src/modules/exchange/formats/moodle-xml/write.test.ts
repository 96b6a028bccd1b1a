import type { QuestionDraft } from '@probant/contract/questions/form'
import { describe, expect, it } from 'vitest'
import { childOf, childrenOf, rootOf, textOf, within } from '#server/platform/xml/elements.ts'
import { fileOf, writableOf } from '../../testing/round-trip.ts'
import { PICTURE } from '../../testing/texts.ts'
import type { OutgoingQuiz } from '../format.ts'
import { lossesOf, quizLossesOf } from '../losing.ts'
import { moodleXmlWriter } from './write.ts'

const common = { subject: 'Maths', language: 'en', difficulty: 'easy', explanation: '' } as const
const choice: QuestionDraft = {
  ...common,
  type: 'multiple_choice',
  title: `What is ![A cat](picture:${PICTURE.id}), by $x^2$?`,
  content: { answers: ['a', 'b', 'c', 'd'].map((text) => ({ text, isCorrect: text === 'b' })) },
}
const open: QuestionDraft = {
  ...common,
  subject: 'Arts/crafts',
  type: 'open',
  title: 'Say why it is so.',
  content: { maxScore: 4, guidance: 'Two causes' },
}
const quiz: OutgoingQuiz = {
  id: 'q',
  instructionsHtml: '',
  instructions: '',
  durationMinutes: 0,
  shufflesQuestions: false,
  shufflesAnswers: false,
  sections: [{ title: '', draw: null, questionCount: 1 }],
}

const rootWith = async (drafts: QuestionDraft[], within?: OutgoingQuiz) => {
  const asked = drafts.map((draft) => ({ draft, points: 1.5 }))
  return rootOf(Buffer.from(await fileOf(moodleXmlWriter, asked, within)).toString())
}

describe('a file for Moodle', () => {
  it('files questions under their subjects, where these change', async () => {
    const root = await rootWith([choice, choice, open])
    expect(childrenOf(root, 'question').map(({ attributes }) => attributes.type)).toEqual([
      'category',
      'multichoice',
      'multichoice',
      'category',
      'essay',
    ])
    const categories = [...within(root, 'category')].map(textOf)
    expect(categories).toEqual(['$course$/top/Maths', '$course$/top/Arts//crafts'])
  })

  it('has a name, formulas as TeX and pictures beside the text that names them', async () => {
    const root = await rootWith([choice])
    const question = childrenOf(root, 'question')[1]
    expect(textOf(childOf(question, 'name'))).toBe('What is A cat, by \\(x^2\\)?')
    const text = childOf(question, 'questiontext')
    expect(textOf(childOf(text, 'text'))).toBe(
      `<p>What is <img alt="A cat" src="@@PLUGINFILE@@/${PICTURE.name}" />, by \\(x^2\\)?</p>`,
    )
    expect(childOf(text, 'file')?.attributes).toEqual({ name: PICTURE.name, path: '/', encoding: 'base64' })
    expect(Buffer.from(textOf(childOf(text, 'file')), 'base64')).toEqual(PICTURE.bytes)
    expect([...within(root, 'file')]).toHaveLength(1)
  })

  it('shuffles answers as the quiz does, and as Moodle would where there is none', async () => {
    const shuffles = async (around?: OutgoingQuiz) =>
      [...within(await rootWith([choice], around), 'shuffleanswers')].map(textOf)
    expect(await shuffles()).toEqual(['true'])
    expect(await shuffles(quiz)).toEqual(['false'])
    expect(await shuffles({ ...quiz, shufflesAnswers: true })).toEqual(['true'])
  })

  it('holds no quiz, and says so', () => {
    expect(quizLossesOf(moodleXmlWriter, { ...quiz, shufflesAnswers: true })).toEqual(['title'])
    const sections = [
      { title: 'One', draw: 2, questionCount: 3 },
      { title: 'Two', draw: null, questionCount: 1 },
    ]
    const whole = { ...quiz, sections, instructions: 'Be quick', durationMinutes: 5, shufflesQuestions: true }
    expect(quizLossesOf(moodleXmlWriter, whole)).toEqual([
      'title',
      'instructions',
      'sections',
      'draw',
      'duration',
      'shuffling',
    ])
  })

  it('has one number for what an open answer is worth and what it counts', () => {
    expect(lossesOf(moodleXmlWriter, writableOf({ draft: open, points: 4 }))).toEqual([])
    expect(lossesOf(moodleXmlWriter, writableOf({ draft: open, points: 1 }))).toEqual(['maxScore'])
  })
})
