import type { Bundle, OutgoingPicture, OutgoingQuestion, Writer } from '../format.ts'
import { KIND, VERSION } from './document.ts'

/** Our own file: everything, as it was written. */
export const jsonWriter: Writer = {
  mediaType: 'application/json',
  isStreamed: true,
  dialect: undefined,
  pictureSrc: ({ id }) => `picture:${id}`,
  write,
}

async function* write({ title, language, quiz, now }: Bundle, questions: AsyncIterable<OutgoingQuestion>) {
  const about = { kind: KIND, version: VERSION, writtenAt: now.toISOString(), title, language }
  yield `${JSON.stringify({ ...about, quiz: quiz && aboutQuiz(quiz) }, null, 2).slice(0, -2)},\n  "questions": [`
  const written = new Set<string>()
  let separator = '\n'
  for await (const { draft, points, section, pictures } of questions) {
    const first = pictures.filter(({ id }) => !written.has(id))
    for (const { id } of first) written.add(id)
    const placed = quiz ? { section } : {}
    yield `${separator}    ${JSON.stringify({ ...draft, points, ...placed, pictures: filesOf(first) })}`
    separator = ',\n'
  }
  yield '\n  ]\n}\n'
}

function filesOf(pictures: readonly OutgoingPicture[]) {
  if (pictures.length === 0) return undefined
  return Object.fromEntries(
    pictures.map(({ id, type, bytes }) => [id, { type, base64: Buffer.from(bytes).toString('base64') }]),
  )
}

function aboutQuiz({ id: _id, instructionsHtml: _html, ...quiz }: NonNullable<Bundle['quiz']>) {
  return quiz
}
