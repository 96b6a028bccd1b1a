import { exportQuestions } from '@probant/contract/exchange/export'
import { dropImport, getImport, listImportItems } from '@probant/contract/exchange/import'
import { PICTURE_MAX_BYTES } from '@probant/contract/pictures'
import { listQuestions } from '@probant/contract/questions/bank'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { getQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { itemsIn, ONE_QUESTION, readFile, sendFile, take } from '#test/importing.ts'
import { PNG } from '#test/one-of-everything.ts'
import { organizationsOf } from '#test/organizations.ts'
import { answersOf, inWorkspace, written } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization } = organizationsOf(test)
const { aDraft } = quizzesOf(test)

const CHOICE = {
  answers: ['Paris', 'Lyon', 'Nice', 'Lille'].map((text, index) => ({ text, isCorrect: index === 0 })),
}
const GOOD = { type: 'multiple_choice', title: 'What is the capital of France?', content: CHOICE, points: 2 }
const OTHER = {
  type: 'true_false',
  title: 'Is radium radioactive?',
  content: { isTrue: true },
  subject: 'Chemistry',
}
const BAD = {
  type: 'multiple_choice',
  title: 'Which of these three?',
  content: { answers: CHOICE.answers.slice(1) },
}

function fileOf(...questions: object[]) {
  return { name: 'mine.json', content: JSON.stringify({ kind: 'probant-questions', version: 1, questions }) }
}

async function bank(browser: Awaited<ReturnType<typeof test.signedUp>>, workspace?: string) {
  const { body } = await browser.call(listQuestions, { querystring: {} }, inWorkspace(workspace))
  return body.items
}

describe('a file that is looked through', () => {
  it('shows what was understood and what was not, and nothing has come in', async () => {
    const teacher = await test.signedUp()
    const read = await readFile(teacher, fileOf(GOOD, BAD, OTHER))
    expect(read).toMatchObject({
      status: 'ready',
      format: 'json',
      title: 'mine',
      goodCount: 2,
      faultyCount: 1,
    })
    const [first, second, third] = await itemsIn(teacher, read)
    expect(first).toMatchObject({
      number: 1,
      isGood: true,
      points: 2,
      question: {
        titleHtml: '<p>What is the capital of France?</p>',
        subject: 'Physics',
        difficulty: 'medium',
      },
    })
    expect(second).toMatchObject({
      number: 2,
      isGood: false,
      fault: 'exactlyFourAnswers',
      beginning: BAD.title,
    })
    expect(third).toMatchObject({ isGood: true, question: { subject: 'Chemistry' } })
    expect(await bank(teacher)).toEqual([])
  })

  it('comes in as a whole: each question is in the bank, with where it comes from', async () => {
    const teacher = await test.signedUp()
    const read = await readFile(teacher, fileOf(GOOD, BAD, OTHER))
    expect((await take(teacher, read)).body).toEqual({ questionCount: 2, quizId: null })
    const questions = await bank(teacher)
    expect(questions.map(({ title }) => title).toSorted()).toEqual([OTHER.title, GOOD.title].toSorted())
    for (const question of questions) expect(question).toMatchObject({ origin: 'imported', source: 'json' })
    expect(await take(teacher, read)).toFailWith('importNotReady')
  })

  it('shows what is there already, in the bank or before in the file; it comes in only on wish', async () => {
    const teacher = await test.signedUp()
    const twin = await written(teacher, { title: 'what is the CAPITAL of France' })
    const read = await readFile(teacher, fileOf(GOOD, OTHER, { ...OTHER, title: 'Is radium  radioactive' }))
    expect(read).toMatchObject({ goodCount: 3, duplicateCount: 2 })
    const items = await itemsIn(teacher, read)
    expect(items.map((item) => item.isGood && item.duplicate)).toEqual([
      { questionId: twin.id },
      null,
      { number: 2 },
    ])
    const querystring = { shelf: 'duplicates' as const }
    const shelf = await teacher.call(listImportItems, { params: { importId: read.id }, querystring })
    expect(shelf.body.items.map(({ number }) => number)).toEqual([1, 3])

    expect((await take(teacher, read)).body.questionCount).toBe(1)
    const again = await readFile(teacher, fileOf(GOOD, OTHER))
    expect(await take(teacher, again)).toFailWith('nothingToImport')
    expect((await take(teacher, again, { withDuplicates: true })).body.questionCount).toBe(2)
    expect(await bank(teacher)).toHaveLength(4)
  })

  it('leaves out what was unticked, and makes a quiz of the rest with their points', async () => {
    const teacher = await test.signedUp()
    const read = await readFile(teacher, fileOf(GOOD, OTHER))
    const { body } = await take(teacher, read, {
      except: [2],
      quiz: { title: 'Geography', timeZone: 'Europe/Paris' },
    })
    expect(body.questionCount).toBe(1)
    const quiz = await teacher.call(getQuiz, { params: { quizId: body.quizId ?? '' } })
    expect(quiz.body).toMatchObject({ title: 'Geography', status: 'draft', totalPoints: 2 })
  })

  it('brings its pictures, and says which it could not', async () => {
    const teacher = await test.signedUp()
    const [good, broken] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
    const title = (id: string) => `What is to be seen here? ![A cat](picture:${id})`
    const pictures = (id: string, bytes: Uint8Array) => ({
      [id]: { base64: Buffer.from(bytes).toString('base64') },
    })
    const read = await readFile(
      teacher,
      fileOf(
        { ...OTHER, title: title(good), pictures: pictures(good, PNG) },
        {
          ...OTHER,
          title: `${title(broken)} Or here?`,
          pictures: pictures(broken, Buffer.from('no picture')),
        },
        {
          ...OTHER,
          title: `${title(broken)} Too large?`,
          pictures: pictures(broken, Buffer.alloc(PICTURE_MAX_BYTES + 1)),
        },
      ),
    )
    const [first, second, third] = await itemsIn(teacher, read)
    expect(first?.isGood && first.question.titleHtml).toContain('<img')
    expect(second).toMatchObject({
      notes: ['pictureUnfit'],
      question: { title: 'What is to be seen here? A cat Or here?' },
    })
    expect(third?.isGood && third.question.titleHtml).not.toContain('<img')
    await take(teacher, read)
    const [question] = (await bank(teacher)).filter(({ titleHtml }) => titleHtml.includes('<img'))
    const src = /src="([^"]+)"/.exec(question?.titleHtml ?? '')?.[1] ?? ''
    expect((await teacher.send('GET', src)).status).toBe(200)
  })

  it('takes its pictures along when it is dropped', async () => {
    const teacher = await test.signedUp()
    const id = '11111111-1111-4111-8111-111111111111'
    const pictures = { [id]: { base64: PNG.toString('base64') } }
    const read = await readFile(
      teacher,
      fileOf({ ...OTHER, title: `What is this? ![It](picture:${id})`, pictures }),
    )
    const count = async () =>
      (await test.database.pool.query('select count(*)::int as count from pictures')).rows[0].count
    expect(await count()).toBe(1)
    test.clock.advance({ seconds: 1 })
    await teacher.call(dropImport, { params: { importId: read.id } })
    expect(await count()).toBe(0)
  })

  it('is its sender’s alone, is forgotten when dropped, and after a day', async () => {
    const teacher = await test.signedUp()
    const read = await readFile(teacher, fileOf(GOOD))
    const params = { importId: read.id }
    const stranger = await test.signedUp()
    expect(await stranger.call(getImport, { params })).toFailWith('importNotFound')
    expect(await take(stranger, read)).toFailWith('importNotFound')
    expect((await teacher.call(dropImport, { params })).status).toBe(204)
    expect(await teacher.call(getImport, { params })).toFailWith('importNotFound')

    const other = await readFile(teacher, fileOf(GOOD))
    await test.database.pool.query(`update imports set created_at = created_at - interval '25 hours'`)
    await test.services.exchange.importing.forgetOld()
    expect(await teacher.call(getImport, { params: { importId: other.id } })).toFailWith('importNotFound')
  })

  it('that nobody reads any more says so', async () => {
    const teacher = await test.signedUp()
    const read = await readFile(teacher, fileOf(GOOD))
    const abandoned = `update imports set status = 'reading', alive_at = alive_at - interval '1 hour' where id = $1`
    await test.database.pool.query(abandoned, [read.id])
    await test.services.exchange.importing.forgetOld()
    const { body } = await teacher.call(getImport, { params: { importId: read.id } })
    expect(body).toMatchObject({ status: 'failed', fault: 'interrupted' })
  })
})

describe('what real files are like', () => {
  it('a Word document: what was understood comes in, what was not says where it stands and why', async () => {
    const teacher = await test.signedUp()
    const run = (text: string, looks = '') => `<w:r><w:rPr>${looks}</w:rPr><w:t>${text}</w:t></w:r>`
    const lines = [
      run('1. Which town is the capital of France? (2 points)'),
      `${run('a) ')}${run('Paris', '<w:b/>')}`,
      run('b) Lyon'),
      run('2. And which one of Norway?'),
      run('a) Oslo'),
      run('b) Rome'),
    ]
    const body = lines.map((line) => `<w:p>${line}</w:p>`).join('')
    const content = zipSync({
      'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
    })
    const read = await readFile(teacher, { name: 'exam.docx', content })
    expect(read).toMatchObject({ status: 'ready', format: 'docx', goodCount: 1, faultyCount: 1 })
    expect(await itemsIn(teacher, read)).toMatchObject([
      { isGood: true, line: 1, points: 2, question: { title: 'Which town is the capital of France?' } },
      { isGood: false, line: 4, fault: 'noRightAnswer', beginning: '2. And which one of Norway?' },
    ])
    await take(teacher, read)
    expect(await bank(teacher)).toMatchObject([{ source: 'docx', content: { type: 'choices' } }])
  })

  it('a text, with its key at the end', async () => {
    const teacher = await test.signedUp()
    const content = '1. Où coule la Seine, à votre avis ?\na) À Paris\nb) À Lyon\n\nCorrigé : 1. A'
    const read = await readFile(teacher, { name: 'controle.txt', content })
    expect(read).toMatchObject({ status: 'ready', format: 'text', goodCount: 1, faultyCount: 0 })
  })

  it('a text that is numbered, though each key stands below as in Aiken', async () => {
    const teacher = await test.signedUp()
    const content =
      'Chapter 3\n1. Where is the Seine? (2 points)\na) In Paris\nb) In Lyon\nAnswer: A\n\n2. And the Rhône?\nA. In Nice\nB. In Lyon *\n'
    const read = await readFile(teacher, { name: 'exam.txt', content })
    expect(read).toMatchObject({ status: 'ready', format: 'text', goodCount: 2, faultyCount: 0 })
    expect(await itemsIn(teacher, read)).toMatchObject([
      { points: 2, question: { title: 'Where is the Seine?' } },
      { question: { title: 'And the Rhône?' } },
    ])
  })

  it('each question has its own picture, though all are called the same', async () => {
    const teacher = await test.signedUp()
    const other = Buffer.concat([PNG.subarray(0, 8), Buffer.from('000000'), PNG.subarray(8)])
    const question = (text: string, bytes: Buffer) =>
      `<question type="truefalse"><name><text>a</text></name><questiontext format="html"><text><![CDATA[<p>${text} <img src="@@PLUGINFILE@@/image.png" alt="It"></p>]]></text><file name="image.png" path="/" encoding="base64">${bytes.toString('base64')}</file></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>`
    const content = `<quiz>${question('Is this a point?', PNG)}${question('Is that a picture?', other)}${question('Is this the point again?', PNG)}</quiz>`
    const read = await readFile(teacher, { name: 'a.xml', content })
    const named = (await itemsIn(teacher, read)).map(
      (item) => item.isGood && /picture:([\w-]+)/.exec(item.question.title)?.[1],
    )
    expect(named[0]).toBeTruthy()
    expect(named[2]).toBe(named[0])
    expect(named[1]).not.toBe(named[0])
  })

  it('signs that look like the end of a line are part of a text', async () => {
    const teacher = await test.signedUp()
    const read = await readFile(
      teacher,
      fileOf({ ...OTHER, title: 'Pasted from a document\u2028in two lines?' }),
    )
    expect(read).toMatchObject({ status: 'ready', goodCount: 1 })
  })

  it('a letter is a place, also where an answer is that letter or one is missing; what may mean two is refused', async () => {
    const teacher = await test.signedUp()
    const rows = [
      'Who gives to all?,O,A,B,AB,A',
      'Which one is it then?,x,,y,z,C',
      'Which number is it then?,4,3,2,1,1',
      'Which city is it then?,Paris,Lyon,Nice,Lille,lyon',
    ]
    const read = await readFile(teacher, {
      name: 'a.csv',
      content: ['Question,A,B,C,D,Answer', ...rows].join('\n'),
    })
    const items = await itemsIn(teacher, read)
    const right = items.map((item) => {
      if (!item.isGood) return item.fault
      const { content } = item.question
      if (content.type === 'choices') return content.options.find(({ isCorrect }) => isCorrect)?.text
      return content.type === 'multiple_choice' && content.answers.find(({ isCorrect }) => isCorrect)?.text
    })
    expect(right).toEqual(['O', 'y', 'noRightAnswer', 'Lyon'])
  })

  it('headings may stand below a title; true or false is known by its answers', async () => {
    const teacher = await test.signedUp()
    const rows = [
      'Contrôle n° 3;;;;;;',
      ';;;;;;',
      'Énoncé;Proposition A;Proposition B;Proposition C;Proposition D;Bonne réponse;Barème',
      'Où coule la Seine ?;Paris;Lyon;Nice;Lille;A;1,5',
      'La Seine coule à Paris.;Vrai;Faux;;;Vrai;2',
    ]
    const read = await readFile(teacher, { name: 'a.csv', content: rows.join('\n') })
    const items = await itemsIn(teacher, read)
    expect(items).toMatchObject([
      { line: 4, points: 1.5, question: { type: 'multiple_choice' } },
      { line: 5, points: 2, question: { type: 'true_false', content: { isTrue: true } } },
    ])
  })

  it('the same words with other answers are another question', async () => {
    const teacher = await test.signedUp()
    await written(teacher, {
      title: GOOD.title,
      content: { answers: answersOf('Paris', 'Rome', 'Oslo', 'Bern') },
    })
    const read = await readFile(teacher, fileOf(GOOD))
    expect(read).toMatchObject({ goodCount: 1, duplicateCount: 0 })
  })
})

describe('a quiz that went out as our own file', () => {
  it('is the same quiz once it is in again: its sections, draws, points, time and instructions', async () => {
    const teacher = await test.signedUp()
    const ids: string[] = []
    for (const at of [1, 2, 3])
      ids.push((await written(teacher, { title: `Which is number ${at} of three?` })).id)
    const points = (at: number) => ({ questionId: ids[at] ?? '', points: at + 0.5 })
    const quiz = await aDraft(teacher, {
      title: 'Numbers',
      language: 'en',
      durationMinutes: 25,
      instructions: 'Read **twice**.',
      sections: [
        { title: 'First', draw: null, questions: [points(0)] },
        { title: 'Pool', draw: 1, questions: [points(1), points(2)] },
      ],
      options: { ...DEFAULT_OPTIONS, shufflesQuestions: true, shufflesAnswers: false },
    })
    const body = { format: 'json', what: { kind: 'quiz', quizId: quiz.id } } as const
    const file = await teacher.call(exportQuestions, { body })
    const colleague = await test.signedUp()
    const read = await readFile(colleague, { name: 'a.json', content: JSON.stringify(file.body) })
    expect(read).toMatchObject({ title: 'Numbers', hasQuiz: true })
    const taken = await take(colleague, read, { quiz: { title: read.title, timeZone: 'Europe/Paris' } })
    const again = await colleague.call(getQuiz, { params: { quizId: taken.body.quizId ?? '' } })
    const shape = ({
      title,
      language,
      durationMinutes,
      instructions,
      instructionsHtml,
      options,
      sections,
    }: Quiz) => ({
      title,
      language,
      durationMinutes,
      instructions,
      instructionsHtml,
      options,
      sections: sections.map((section) => ({
        ...section,
        questions: section.questions.map((question) => [question.title, question.points]),
      })),
    })
    expect(shape(again.body)).toEqual(shape(quiz))
  })
})

describe('while a file is read', () => {
  it('it can be given up, and the next one is taken at once', async () => {
    const teacher = await test.signedUp()
    const many = Array.from({ length: 300 }, (_, at) => ({
      ...OTHER,
      title: `Is element number ${at} *radioactive*?`,
    }))
    const { id } = await sendFile(teacher, fileOf(...many))
    expect((await teacher.call(dropImport, { params: { importId: id } })).status).toBe(204)
    await test.services.exchange.receiving.settled()
    const { rows } = await test.database.pool.query('select count(*)::int as count from import_items')
    expect(rows[0].count).toBe(0)
    expect(await readFile(teacher, fileOf(GOOD))).toMatchObject({ status: 'ready' })
  })

  it('a new one takes the place of what was left lying', async () => {
    const teacher = await test.signedUp()
    const first = await readFile(teacher, fileOf(GOOD))
    await readFile(teacher, fileOf(OTHER))
    expect(await take(teacher, first)).toFailWith('importNotFound')
  })
})

it('comes in once, however often it is asked for at the same moment', async () => {
  const teacher = await test.signedUp()
  const read = await readFile(teacher, fileOf(GOOD, OTHER))
  const answers = await Promise.all([take(teacher, read), take(teacher, read)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await bank(teacher)).toHaveLength(2)
})

describe('the limit of hand-written questions', () => {
  it('holds for a file as a whole: none of it comes in where not all of it fits', async () => {
    const teacher = await test.signedUp()
    const many = Array.from({ length: 300 }, (_, at) => ({
      ...OTHER,
      title: `Is element number ${at} radioactive?`,
    }))
    const read = await readFile(teacher, fileOf(...many))
    expect(await take(teacher, read)).toFailWith('manualQuestionQuotaExceeded')
    expect(await bank(teacher)).toEqual([])
    const except = many.map((_, at) => at + 1).slice(5)
    expect((await take(teacher, read, { except, atMost: 4 })).body.questionCount).toBe(4)
  })

  it('and its quiz too: without room for one, no question comes in either', async () => {
    const teacher = await test.signedUp()
    const read = await readFile(teacher, fileOf(GOOD))
    await test.refuse('insert', 'quizzes')
    expect(await take(teacher, read, { quiz: { title: 'Geography', timeZone: 'Europe/Paris' } })).toFailWith(
      'questionCreateFailed',
    )
    expect(await bank(teacher)).toEqual([])
  })
})

it('comes into the workspace that it was sent to', async () => {
  const { owner, id } = await anOrganization()
  const read = await readFile(owner, { ...fileOf(GOOD), workspace: id })
  await take(owner, read)
  expect(await bank(owner as never, id)).toHaveLength(1)
  expect(await bank(owner as never)).toEqual([])
})

it('reads one file of one person at a time', async () => {
  const teacher = await test.signedUp()
  const both = await Promise.allSettled(
    [1, 2].map(() => sendFile(teacher, { name: 'a.json', content: ONE_QUESTION })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('knows a table by its headings, and lets people say which column is which', async () => {
  const teacher = await test.signedUp()
  const content = 'Frage;A;B;C;D;Richtig\nWie heißt die Hauptstadt?;Paris;Lyon;Nice;Lille;B\n'
  const unknown = await readFile(teacher, { name: 'fragen.csv', content })
  expect(unknown).toMatchObject({
    status: 'ready',
    foundCount: 0,
    table: { headings: ['Frage', 'A', 'B', 'C', 'D', 'Richtig'] },
  })
  expect(unknown.table?.columns).toEqual({ answer1: 1, answer2: 2, answer3: 3, answer4: 4 })

  const columns = { ...unknown.table?.columns, title: 0, right: 5 }
  const read = await readFile(teacher, { name: 'fragen.csv', content, columns })
  expect(read).toMatchObject({ goodCount: 1, table: { columns } })
  // What stands above unknown columns may be a question: it is shown, and is none.
  expect(await itemsIn(teacher, read)).toMatchObject([
    { line: 1, isGood: false, beginning: 'Frage' },
    { line: 2, question: { title: 'Wie heißt die Hauptstadt?' } },
  ])
})
