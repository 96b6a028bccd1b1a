import { runInNewContext } from 'node:vm'
import { questionFormSchema } from '@probant/contract/questions/form'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Archive, unpack } from '#server/platform/archive/unpack.ts'
import { childOf, childrenOf, rootOf, textOf } from '#server/platform/xml/elements.ts'
import { type Asked, fileOf, heldBy } from '../../testing/round-trip.ts'
import { PICTURE } from '../../testing/texts.ts'
import type { OutgoingQuiz } from '../format.ts'
import { lossesOf } from '../losing.ts'
import type { PackedQuiz } from './packed-quiz.ts'
import { scormWriter } from './write.ts'

it('has a manifest of one thing to play, which names every file of the package', async () => {
  const archive = await packed([openQuestion(`See ![A cat](picture:${PICTURE.id})`)])
  const manifest = rootOf(archive.read('imsmanifest.xml').toString())
  expect(textOf(childOf(manifest, 'metadata'))).toBe('ADL SCORM1.2')
  const organization = childOf(childOf(manifest, 'organizations'), 'organization')
  const item = childOf(organization, 'item')
  expect(childrenOf(item ?? manifest).map(({ name }) => name)).toEqual(['title'])
  const resource = childOf(childOf(manifest, 'resources'), 'resource')
  expect(resource?.attributes).toMatchObject({
    identifier: item?.attributes.identifierref,
    type: 'webcontent',
    scormtype: 'sco',
    href: 'index.html',
  })
  const files = childrenOf(resource ?? manifest, 'file').map(({ attributes }) => attributes.href)
  expect(files.toSorted()).toEqual(archive.names.filter((name) => name !== 'imsmanifest.xml').toSorted())
  expect(files).toContain(`pictures/${PICTURE.name}`)
})

it('is drawn by a style sheet that browsers of many years understand', async () => {
  const style = (await packed([openQuestion('Why, and why not?')])).read('player.css').toString()
  expect(style.replace(/\/\*.*?\*\//gs, '')).not.toMatch(/light-dark\(|&/)
})

it('tells the platform how long a quiz may take', async () => {
  const archive = await packed([openQuestion('Why, and why not?')], { ...QUIZ, durationMinutes: 95 })
  const manifest = archive.read('imsmanifest.xml').toString()
  expect(manifest).toContain('<adlcp:maxtimeallowed>0001:35:00</adlcp:maxtimeallowed>')
  expect(manifest).toContain('<adlcp:timelimitaction>continue,no message</adlcp:timelimitaction>')
  expect(manifest).toContain(`identifier="quiz_${QUIZ.id}"`)
})

it('has the whole of the quiz as data that the page reads, in which nothing can end a script', async () => {
  const asked = fc.array(heldBy(scormWriter), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(asked, async (questions) => {
      const archive = await packed(questions, QUIZ)
      expect(archive.read('questions/1.js').toString()).not.toMatch(/[<\u2028\u2029]/)
      const quiz = dataOf(archive)
      expect(quiz).toMatchObject({ shufflesAnswers: true, sections: [{ title: 'First', draw: 2 }] })
      expect(
        quiz.questions.map(({ points, language, content }) => ({ points, language, type: content.type })),
      ).toEqual(questions.map(({ points, draft: { language, type } }) => ({ points, language, type })))
      quiz.questions.forEach(({ content }, index) => {
        const draft = questions[index]?.draft
        if (content.type === 'multiple_choice' && draft?.type === 'multiple_choice')
          expect(draft.content.answers[content.right]?.isCorrect).toBe(true)
        if (content.type === 'fill_in') expect(content).toMatchObject(draft?.content ?? {})
      })
    }),
    { numRuns: 15 },
  )
})

it('says nothing of what only a grader should read', async () => {
  const archive = await packed([openQuestion('Why, and why not?', 'Secret guidance')])
  for (const name of archive.names) expect(archive.read(name).toString()).not.toContain('Secret guidance')
})

it('is a page whose scripts are there and can be read', async () => {
  const archive = await packed([openQuestion('Why, and why not?')])
  const page = archive.read('index.html').toString()
  expect(page).toContain('<title>Sélection n° 1</title>')
  const scripts = [...page.matchAll(/<script src="([^"]*)"/g)].map(([, src]) => src ?? '')
  expect(scripts).toEqual(['quiz.js', 'questions/1.js', 'player.js'])
  const player = archive.read('player.js').toString()
  expect(player).not.toMatch(/^(import|export) /m)
  expect(() => runInNewContext(`() => { ${player} }`)).not.toThrow()
})

it('takes many questions a hundred at a time', async () => {
  const one = openQuestion('Why, and why not?')
  const archive = await packed(Array.from({ length: 201 }, () => one))
  expect(dataOf(archive).questions).toHaveLength(201)
  expect(archive.names.filter((name) => name.startsWith('questions/'))).toHaveLength(3)
})

it('says what a platform does not learn of a question', () => {
  const has = { formatting: true, formulas: true, pictures: true }
  const losses = (asked: Asked) => lossesOf(scormWriter, { ...asked, has, plain: (text) => text })
  expect(losses(openQuestion('Why, and why not?'))).toEqual(['subject', 'difficulty', 'longAnswers'])
  expect(losses({ ...openQuestion('Why, and why not?', 'Secret'), points: 3 })).toEqual([
    'subject',
    'difficulty',
    'longAnswers',
    'guidance',
    'maxScore',
  ])
})

const QUIZ: OutgoingQuiz = {
  id: '01234567-89ab-4def-8123-456789abcdef',
  instructions: 'Go',
  instructionsHtml: '<p>Go</p>',
  durationMinutes: 0,
  shufflesQuestions: false,
  shufflesAnswers: true,
  sections: [{ title: 'First', draw: 2, questionCount: 5 }],
}

function openQuestion(title: string, guidance = ''): Asked {
  const draft = questionFormSchema.parse({
    type: 'open',
    subject: 'Rivers',
    language: 'en',
    difficulty: 'easy',
    title,
    content: { maxScore: 2, guidance },
  })
  return { draft, points: 2 }
}

async function packed(asked: readonly Asked[], quiz?: OutgoingQuiz): Promise<Archive> {
  return unpack(await fileOf(scormWriter, asked, quiz), { maxBytes: 64 * 1024 * 1024 })
}

/** As a browser reads it. */
function dataOf(archive: Archive): PackedQuiz {
  const parts = archive.names.filter((name) => name === 'quiz.js' || name.startsWith('questions/'))
  return runInNewContext(`${parts.map((name) => archive.read(name).toString()).join('\n')}; quiz`)
}
