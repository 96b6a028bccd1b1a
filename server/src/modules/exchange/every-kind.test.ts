import { checkExport, exportQuestions } from '@probant/contract/exchange/export'
import type { ExportFormat } from '@probant/contract/exchange/formats'
import { uploadPicture } from '@probant/contract/pictures'
import { listQuestions } from '@probant/contract/questions/bank'
import {
  QUESTION_TYPES,
  type QuestionDraft,
  type QuestionForm,
  questionFormSchema,
} from '@probant/contract/questions/form'
import { oneOfEachKind, TARGET } from '@probant/contract/questions/testing/kinds/one-of-each'
import { kindOf } from '@probant/kinds'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { readFile, take } from '#test/importing.ts'
import { plainPicture } from '#test/plain-picture.ts'
import { written } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'
import '#test/matchers.ts'

const test = testApp()

/** What goes out, as the report before says of it. */
async function sent(format: ExportFormat) {
  const teacher = await test.signedUp()
  const picture = plainPicture(TARGET.width, TARGET.height)
  const headers = { 'content-type': 'image/png' }
  const { body: kept } = await teacher.send(uploadPicture.method, uploadPicture.url, picture, { headers })
  const forms: QuestionForm[] = Object.values(oneOfEachKind(kept.id))
  const what = { kind: 'questions' as const, questionIds: [] as string[] }
  for (const form of forms) what.questionIds.push((await written(teacher, form)).id)
  const { body: report } = await teacher.call(checkExport, { body: { format, what } })
  const file = await test.app.inject({
    method: exportQuestions.method,
    url: exportQuestions.url,
    headers: { authorization: `Bearer ${teacher.accessToken}` },
    payload: { format, what },
  })
  expect(file.statusCode).toBe(200)
  const drafts = forms.map((form) => questionFormSchema.parse(form))
  const isNamed = (list: readonly { number: number }[], at: number) =>
    list.some(({ number }) => number === at + 1)
  return {
    drafts: drafts.filter((_, at) => !isNamed(report.omitted, at)),
    whole: drafts.filter((_, at) => !isNamed(report.omitted, at) && !isNamed(report.lossy, at)),
    bytes: file.rawPayload,
    teacher,
  }
}

/** Somebody else's bank once the file has come in. */
async function bankOf(colleague: Browser, file: { name: string; content: Uint8Array }) {
  await take(colleague, await readFile(colleague, { ...file, subject: 'General knowledge' }))
  const { body } = await colleague.call(listQuestions, { querystring: { pageSize: 100 } })
  return body.items.map(({ type, subject, language, difficulty, title, explanation, content }) => ({
    type,
    subject,
    language,
    difficulty,
    title,
    explanation,
    content: kindOf({ type }).write(content),
  })) as QuestionDraft[]
}

/** In whatever order, with pictures that have come along under whatever name. */
function comparable(drafts: readonly QuestionDraft[]): unknown {
  const sorted = drafts.toSorted((one, other) => (one.title < other.title ? -1 : 1))
  return JSON.parse(JSON.stringify(sorted).replace(/picture:[\w-]{36}/g, 'picture:it'))
}

describe('a question of each kind', () => {
  it.each(['moodle_xml', 'qti_21', 'qti_30', 'json'] as const)(
    'goes out as %s and comes in again with nothing lost',
    async (format) => {
      const { whole, bytes } = await sent(format)
      expect(whole.map(({ type }) => type)).toEqual(QUESTION_TYPES)
      const bank = await bankOf(await test.signedUp(), { name: 'Questions', content: bytes })
      expect(comparable(bank)).toEqual(comparable(whole))
    },
  )

  it.each(['moodle_xml', 'qti_21', 'qti_30', 'json'] as const)(
    'that comes back from %s to where it is has nothing to bring, whatever its pictures are called',
    async (format) => {
      const { bytes, teacher } = await sent(format)
      const read = await readFile(teacher, {
        name: 'Questions',
        content: bytes,
        subject: 'General knowledge',
      })
      expect(read).toMatchObject({ goodCount: QUESTION_TYPES.length, duplicateCount: QUESTION_TYPES.length })
    },
  )

  it.each(['gift', 'aiken', 'common_cartridge', 'kahoot', 'csv', 'xlsx'] as const)(
    'goes out as %s, or is named with the reason; what is named neither so nor as lossy comes back the same',
    async (format) => {
      const { drafts, whole, bytes } = await sent(format)
      const bank = await bankOf(await test.signedUp(), { name: 'Questions', content: bytes })
      expect(bank.map(({ title }) => title).toSorted()).toEqual(drafts.map(({ title }) => title).toSorted())
      for (const draft of whole)
        expect(bank.find(({ title }) => title === draft.title)).toMatchObject({
          type: draft.type,
          content: draft.content,
        })
    },
  )

  it.each(['scorm_12', 'docx'] as const)('goes out as %s', async (format) => {
    const { drafts } = await sent(format)
    expect(drafts.map(({ type }) => type)).toEqual(QUESTION_TYPES)
  })
})
