import { Readable } from 'node:stream'
import type { ExportReport, exportRequestSchema } from '@probant/contract/exchange/export'
import { EXPORT_MAX } from '@probant/contract/limits'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { z } from 'zod'
import type { Db } from '#server/database/client.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import type { OutgoingQuestion, Writer } from '../formats/format.ts'
import { WRITERS } from '../formats/index.ts'
import { createOutgoing } from './outgoing.ts'
import { createSources, type Source } from './source.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  questions: Questions
  quizzes: Quizzes
}

type Asked = z.output<typeof exportRequestSchema>

/** Questions and quizzes as files for other programs. */
export function createExporting({ db, now, attempts, questions, quizzes }: Dependencies) {
  const sources = createSources({ db, questions, quizzes })
  const { writable, outgoing, text } = createOutgoing({ questions })

  return {
    /** What would be missing there, before anything is written. */
    async check(actor: Actor, workspace: WorkspaceRef, { format, what }: Asked): Promise<ExportReport> {
      await attempts.begin(attemptKey(actor))
      const { source, writer } = await found(actor, workspace, { format, what })
      const { quiz, questionCount } = source
      const quizLosses = quiz ? writer.quizLosses({ ...quiz, instructionsHtml: '' }) : []
      const report: ExportReport = { questionCount, quizLosses, omitted: [], lossy: [] }

      let number = 0
      for await (const page of source.pages())
        for (const placed of page) {
          number += 1
          const question = (await writable(actor, placed)).writable
          const concerned = {
            questionId: placed.questionId,
            number,
            title: placed.title.slice(0, TITLE_SHOWN),
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
      const content = writer.write(bundle, written(actor, writer, source))
      return {
        fileName: `${title}.${writer.extension}`,
        mediaType: writer.mediaType,
        content: Readable.from(content, { objectMode: false }),
      }
    },
  }

  async function found(actor: Actor, workspace: WorkspaceRef, { format, what }: Asked) {
    const writer = WRITERS[format]
    const source = await sources.find(actor, workspace, what)
    const limit = writer.most ?? EXPORT_MAX
    ensure(source.questionCount <= limit, 'tooManyToExport', { limit })
    return { source, writer }
  }

  async function* written(actor: Actor, writer: Writer, source: Source): AsyncGenerator<OutgoingQuestion> {
    for await (const page of source.pages())
      for (const placed of page) {
        const looked = await writable(actor, placed)
        if (!writer.omission(looked.writable)) yield await outgoing(actor, writer, looked)
      }
  }
}

export type Exporting = ReturnType<typeof createExporting>

const TITLE_SHOWN = 200

/** Each may walk over thousands of questions. */
function attemptKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `export:${userId}`, rule: { free: 100, longestMs: MINUTE } } }
}
