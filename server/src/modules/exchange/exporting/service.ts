import { Readable } from 'node:stream'
import type { ExportReport, exportRequestSchema } from '@probant/contract/exchange/export'
import { exportFileName, type QuizLoss } from '@probant/contract/exchange/formats'
import { EXPORT_MAX } from '@probant/contract/limits'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { z } from 'zod'
import { picturesNamedIn, type Questions } from '#server/modules/questions/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import { createAtMost } from '#server/platform/at-most.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { createSeats } from '#server/platform/http/seats.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import type { OutgoingQuestion, OutgoingQuiz, Writer } from '../formats/format.ts'
import { WRITERS } from '../formats/writers.ts'
import { createOutgoing } from './outgoing.ts'
import { createSources, type Source } from './source.ts'

interface Dependencies {
  now: Now
  attempts: Attempts
  questions: Questions
  quizzes: Quizzes
}

type Asked = z.output<typeof exportRequestSchema>

/** Questions and quizzes as files for other programs. */
export function createExporting({ now, attempts, questions, quizzes }: Dependencies) {
  const sources = createSources({ questions, quizzes })
  const seats = createSeats(EXPORTS_AT_ONCE)
  const wholes = createAtMost(1)
  const { writable, outgoing, text } = createOutgoing({ questions })

  return {
    /** What would be missing there, before anything is written. */
    async check(
      actor: Actor,
      workspace: WorkspaceRef,
      { format, what }: Asked,
      signal: AbortSignal,
    ): Promise<ExportReport> {
      await attempts.begin(attemptKey(actor))
      const { source, writer } = await found(actor, workspace, { format, what })
      const { quiz, questionCount } = source
      const quizLosses = quiz ? lossesOf(writer, { ...quiz, instructionsHtml: '' }) : []
      const report: ExportReport = { questionCount, quizLosses, omitted: [], lossy: [] }

      let number = 0
      for await (const page of source.pages())
        for (const placed of page) {
          // Whoever has chosen another format meanwhile waits for that one.
          if (signal.aborted) return report
          number += 1
          const question = (await writable(actor, placed)).writable
          const concerned = {
            questionId: placed.questionId,
            number,
            title: question.plain(placed.title).slice(0, TITLE_SHOWN),
          }
          const omission = writer.omission(question)
          const losses = writer.losses(question)
          if (omission) report.omitted.push({ ...concerned, omission })
          else if (losses.length > 0) report.lossy.push({ ...concerned, losses })
        }
      return report
    },

    /** Read page by page, as fast as whoever asks for it takes it; no transaction waits for them. */
    async open(actor: Actor, workspace: WorkspaceRef, { format, what }: Asked) {
      await attempts.begin(attemptKey(actor))
      const { source, writer } = await found(actor, workspace, { format, what })
      const { title, language, quiz } = source
      const instructionsHtml = quiz ? await text(actor, writer, quiz.instructions) : ''
      const bundle = { title, language, quiz: quiz && { ...quiz, instructionsHtml }, now: now() }
      const pieces = writer.write(bundle, written(actor, writer, source))
      const leave = seats.take(actor.userId)
      const content = Readable.from(writer.isWhole ? inTurn(pieces) : pieces, { objectMode: false })
      // Also where nobody has taken a single piece of it.
      content.once('close', leave)
      return { fileName: exportFileName(title, format), mediaType: writer.mediaType, content }
    },
  }

  async function found(actor: Actor, workspace: WorkspaceRef, { format, what }: Asked) {
    const writer = WRITERS[format]
    const source = await sources.find(actor, workspace, what)
    const limit = writer.most ?? EXPORT_MAX
    ensure(source.questionCount <= limit, 'tooManyToExport', { limit })
    return { source, writer }
  }

  /** What is put together as a whole is so after the others. */
  async function* inTurn<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
    yield* await wholes.run(() => collected(pieces))
  }

  async function* written(actor: Actor, writer: Writer, source: Source): AsyncGenerator<OutgoingQuestion> {
    for await (const page of source.pages())
      for (const placed of page) {
        const looked = await writable(actor, placed)
        if (!writer.omission(looked.writable)) yield await outgoing(actor, writer, looked)
      }
  }
}

/** Pictures lie beside questions: those of the instructions have no place in any file. */
function lossesOf(writer: Writer, quiz: OutgoingQuiz): QuizLoss[] {
  const hasPictures = picturesNamedIn([quiz.instructions]).length > 0
  return [...writer.quizLosses(quiz), ...(hasPictures ? (['instructionPictures'] as const) : [])]
}

async function collected<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const piece of pieces) all.push(piece)
  return all
}

export type Exporting = ReturnType<typeof createExporting>

const TITLE_SHOWN = 200
/** Of one person's. */
const EXPORTS_AT_ONCE = 3

/** Each may walk over thousands of questions. */
function attemptKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `export:${userId}`, rule: { free: 100, longestMs: MINUTE } } }
}
