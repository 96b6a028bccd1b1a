import { type ImportedItem, listImportItems, mendImportItem } from '@probant/contract/exchange/import'
import { listQuestions } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { getQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { itemsIn, readFile, take } from '#test/importing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()

const TEXT = `1. Which town is the capital of France? (2 points)
a) Lyon
b) Paris

2. Which one is the capital of Norway?
a) Oslo *
b) Rome

3. Ice floats on water. (T/F)`

const MENDED: QuestionForm = {
  type: 'choices',
  subject: 'Geography',
  language: 'en',
  difficulty: 'easy',
  title: 'Which town is the capital of France?',
  content: {
    options: [
      { text: 'Lyon', isCorrect: false },
      { text: 'Paris', isCorrect: true },
    ],
    isSingle: true,
    partial: false,
  },
}

function mend(browser: Browser, importId: string, number: number, question: QuestionForm) {
  return browser.call(mendImportItem, { params: { importId }, body: { number, question } })
}

function draftOf(item: ImportedItem | undefined) {
  return item && !item.isGood ? item.draft : undefined
}

describe('a question that was not understood', () => {
  it('comes with what was, is mended, and comes in with its points and its place', async () => {
    const teacher = await test.signedUp()
    const read = await readFile(teacher, { name: 'exam.txt', content: TEXT })
    const [first, , third] = await itemsIn(teacher, read)
    expect(first).toMatchObject({
      isGood: false,
      fault: 'noRightAnswer',
      beginning: '1. Which town is the capital of France? (2 points)',
      source: '1. Which town is the capital of France? (2 points)\na) Lyon\nb) Paris',
      draft: {
        title: 'Which town is the capital of France?',
        subject: 'Physics',
        difficulty: 'medium',
        content: { type: 'choices', options: [{ text: 'Lyon', isCorrect: false }, { text: 'Paris' }] },
      },
    })
    // Nobody has said whether it is true.
    expect(third).toMatchObject({ draft: { type: 'true_false', content: null } })

    const { body } = await mend(teacher, read.id, 1, MENDED)
    expect(body).toMatchObject({ number: 1, isGood: true, points: 2, question: { subject: 'Geography' } })
    const querystring = { shelf: 'faulty' as const }
    const faulty = await teacher.call(listImportItems, { params: { importId: read.id }, querystring })
    expect(faulty.body.items.map(({ number }) => number)).toEqual([3])

    const taken = await take(teacher, read, { quiz: { title: 'Capitals', timeZone: 'Europe/Paris' } })
    expect(taken.body.questionCount).toBe(2)
    const quiz = await teacher.call(getQuiz, { params: { quizId: taken.body.quizId ?? '' } })
    expect(quiz.body).toMatchObject({ totalPoints: 3 })
    expect(quiz.body.sections[0]?.questions[0]).toMatchObject({ points: 2 })
  })

  it.each([
    ['GIFT', 'a.gift', '::Sum:: How much is it then? {=%30%4 =%20%5}\n\nIs it so? {T}'],
    ['GIFT whose braces don’t match', 'a.gift', 'How much is it { then? {=4}\n\nIs it so? {T}'],
    [
      'Aiken',
      'a.txt',
      'Which one is it?\nA. This\nB. That\nANSWER: D\n\nWhich?\nA. This\nB. That\nANSWER: A',
    ],
    ['a table', 'a.csv', 'Question,A,B,C,D,Answer\nWhich one is it?,a,b,c,d,x\n'],
    [
      'Moodle XML',
      'a.xml',
      '<quiz><question type="calculated"><name><text>Sum</text></name><questiontext><text>How much is {a}?</text></questiontext></question></quiz>',
    ],
    [
      'our own file',
      'a.json',
      JSON.stringify({
        kind: 'probant-questions',
        version: 1,
        questions: [
          {
            type: 'multiple_choice',
            title: 'Which one of these is it?',
            content: { answers: [{ text: 'a', isCorrect: true }] },
          },
        ],
      }),
    ],
    [
      'our own file with anything in it',
      'a.json',
      JSON.stringify({
        kind: 'probant-questions',
        version: 1,
        questions: [{ type: 'matching', title: 'Which belong together?', content: { pairs: [null] } }],
      }),
    ],
  ])('of %s begins with a draft, and comes in once it is mended', async (_format, name, content) => {
    const teacher = await test.signedUp()
    const read = await readFile(teacher, { name, content })
    const item = (await itemsIn(teacher, read)).find(({ isGood }) => !isGood)
    expect(draftOf(item)?.title).toBeTruthy()
    const { body } = await mend(teacher, read.id, item?.number ?? 0, MENDED)
    expect(body.isGood).toBe(true)
    await take(teacher, read, { except: item?.number === 1 ? [2] : [1] })
    const bank = await teacher.call(listQuestions, { querystring: {} })
    expect(bank.body.items).toMatchObject([{ title: MENDED.title, origin: 'imported', source: read.format }])
  })

  it('is judged again by the rules of the form', async () => {
    const teacher = await test.signedUp()
    const read = await readFile(teacher, { name: 'exam.txt', content: TEXT })
    const wrong = { ...MENDED, content: { options: [], isSingle: true, partial: false } } as QuestionForm
    expect((await mend(teacher, read.id, 1, wrong)).status).toBe(422)
    expect((await itemsIn(teacher, read))[0]).toMatchObject({ isGood: false })
  })
})

describe('a question that was understood', () => {
  it('is corrected before it comes in', async () => {
    const teacher = await test.signedUp()
    const read = await readFile(teacher, { name: 'exam.txt', content: TEXT })
    const title = 'Which of these is the capital of Norway?'
    await mend(teacher, read.id, 2, { ...MENDED, title })
    await take(teacher, read)
    const { body } = await teacher.call(listQuestions, { querystring: {} })
    expect(body.items.map((question) => question.title)).toEqual([title])
  })

  it('is the same as another one once it asks the same, and no longer when it doesn’t', async () => {
    const teacher = await test.signedUp()
    const read = await readFile(teacher, { name: 'exam.txt', content: TEXT })
    await mend(teacher, read.id, 2, MENDED)
    await mend(teacher, read.id, 1, MENDED)
    const duplicates = async () =>
      (await itemsIn(teacher, read)).map((item) => (item.isGood ? item.duplicate : 'faulty'))
    expect(await duplicates()).toEqual([null, { number: 1 }, 'faulty'])
    await mend(teacher, read.id, 1, { ...MENDED, title: 'Another question altogether?' })
    expect(await duplicates()).toEqual([null, null, 'faulty'])
  })
})

describe('what can’t be mended', () => {
  it('is a file of somebody else, a number that isn’t there, and a file that came in', async () => {
    const teacher = await test.signedUp()
    const read = await readFile(teacher, { name: 'exam.txt', content: TEXT })
    expect(await mend(await test.signedUp(), read.id, 1, MENDED)).toFailWith('importNotFound')
    expect(await mend(teacher, read.id, 9, MENDED)).toFailWith('importNotFound')
    await take(teacher, read)
    expect(await mend(teacher, read.id, 1, MENDED)).toFailWith('importNotReady')
  })
})
