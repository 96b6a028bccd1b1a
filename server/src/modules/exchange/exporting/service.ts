import { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import type { ExportReport, exportRequestSchema } from '@probant/contract/exchange/export'
import { exportFileName } from '@probant/contract/exchange/formats'
import { EXPORT_MAX } from '@probant/contract/limits'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { z } from 'zod'
import type { Db } from '#server/database/client.ts'
import type { Branding } from '#server/modules/branding/index.ts'
import { picturesNamedIn, type Questions } from '#server/modules/questions/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { FileMaking, Waiting } from '#server/platform/files/making.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Bundle, OutgoingQuestion, Writer } from '../formats/format.ts'
import { lossesOf, omissionOf, quizLossesOf } from '../formats/losing.ts'
import { WRITERS } from '../formats/writers.ts'
import { type Asked as AskedOfMaker, outgoingOf, type SendableQuestion } from './maker.ts'
import { createOutgoing } from './outgoing.ts'
import { createSources, type Source } from './source.ts'

interface Dependencies {
  db: Db
  now: Now
  branding: Branding
  files: FileMaking
  questions: Questions
  quizzes: Quizzes
}

type Asked = z.output<typeof exportRequestSchema>

/** Questions and quizzes as files for other programs. */
export function createExporting({ db, now, branding, files, questions, quizzes }: Dependencies) {
  const sources = createSources({ questions, quizzes })
  const { writable, sendable, text } = createOutgoing({ questions })

  return {
    /** What would be missing there, before anything is written. */
    async check(
      actor: Actor,
      workspace: WorkspaceRef,
      { format, what }: Asked,
      signal: AbortSignal,
    ): Promise<ExportReport> {
      const { source, writer } = await found(actor, workspace, { format, what })
      const { quiz, questionCount } = source
      const quizLosses = quiz ? quizLossesOf(writer, { ...quiz, instructionsHtml: '' }) : []
      // Pictures lie beside questions: those of the instructions have no place in any file.
      if (quiz && picturesNamedIn([quiz.instructions]).length > 0) quizLosses.push('instructionPictures')
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
          const omission = omissionOf(writer, question)
          const losses = omission ? [] : lossesOf(writer, question)
          if (omission) report.omitted.push({ ...concerned, omission })
          if (losses.length > 0) report.lossy.push({ ...concerned, losses })
        }
      return report
    },

    /** Read page by page, no faster than it is written; no transaction waits for that. */
    async open(waiting: Waiting, workspace: WorkspaceRef, { format, what }: Asked) {
      const { actor } = waiting
      const { source, writer } = await found(actor, workspace, { format, what })
      const { title, language, quiz, workspaceId } = source
      const instructionsHtml = quiz ? await text(actor, writer, quiz.instructions) : ''
      const brand = writer.isForPeople && workspaceId ? await branding.headOf(db, workspaceId) : null
      const bundle: Bundle = {
        title,
        language,
        quiz: quiz && { ...quiz, instructionsHtml },
        brand,
        now: now(),
      }
      const pieces = goingOut(actor, writer, source)
      const input: AskedOfMaker = { format, bundle }
      const content = writer.isStreamed
        ? Readable.from(writer.write(bundle, written(pieces)), { objectMode: false })
        : await files.make({ maker: MAKER, input, pieces }, waiting)
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

  async function* goingOut(actor: Actor, writer: Writer, source: Source): AsyncGenerator<SendableQuestion> {
    for await (const page of source.pages())
      for (const placed of page) {
        const looked = await writable(actor, placed)
        if (!omissionOf(writer, looked.writable)) yield await sendable(actor, writer, looked)
      }
  }
}

async function* written(questions: AsyncIterable<SendableQuestion>): AsyncGenerator<OutgoingQuestion> {
  for await (const question of questions) {
    yield outgoingOf(question)
    // Others want to be answered meanwhile.
    await breathe()
  }
}

export type Exporting = ReturnType<typeof createExporting>

const TITLE_SHOWN = 200
const MAKER = new URL('./maker.ts', import.meta.url)
