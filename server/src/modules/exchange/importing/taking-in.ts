import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '@probant/contract/endpoint'
import type { takeImport } from '@probant/contract/exchange/import'
import { QUIZ_QUESTIONS_MAX } from '@probant/contract/limits'
import { DEFAULT_OPTIONS, type QuizDraft } from '@probant/contract/quizzes/form'
import type { z } from 'zod'
import type { Db, Tx } from '#server/database/client.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure, failingAs, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { isWhole } from './present.ts'
import { type ImportRow, importRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
  usage: UsageService
  questions: Questions
  quizzes: Quizzes
}

type Choice = z.output<typeof takeImport.schema.body>
interface Placed {
  language: QuizDraft['language']
  section: number
  questionId: string
  points: number
}

/** The good questions of a file come in, in one transaction: all of them or none. */
export function createTakingIn({ db, now, workspaces, usage, questions, quizzes }: Dependencies) {
  return {
    take(actor: Actor, importId: string, choice: Choice): Promise<ResponseOf<typeof takeImport>> {
      return failingAs('questionCreateFailed', async () => {
        // It takes its time, so it comes before the transaction.
        const instructions = await instructionsOf(actor, importId, choice)
        return db.transaction(async (tx) => {
          const membership = await membershipOf(tx, actor, importId)
          workspaces.ensureActive(membership)
          // Two files at once with the same questions: the second finds those of the first.
          await usage.lock(tx, membership)
          const held = await importRepository(tx).findForUpdate(importId, actor.userId)
          ensure(held, 'importNotFound')
          const found = { ...held, now: now() }
          ensure(found.status === 'ready', 'importNotReady')

          const chosenCount = await importRepository(tx).countChosen(found, choice)
          const questionCount = Math.min(chosenCount, choice.atMost ?? chosenCount)
          ensure(questionCount > 0, 'nothingToImport')
          if (choice.quiz && questionCount > QUIZ_QUESTIONS_MAX)
            refuseField('quiz.title', 'tooManyQuizQuestions')
          const placed: Placed[] = []
          await questions.bringFile(tx, membership, {
            count: questionCount,
            pages: pages(tx, found, { ...choice, atMost: questionCount }, placed),
          })

          const draft = choice.quiz && { ...draftOf(found, choice.quiz, placed), ...instructions }
          const quiz = draft && (await quizzes.createIn(tx, membership, draft))
          await importRepository(tx).deleteItems(importId)
          await importRepository(tx).update(importId, { status: 'taken' })
          return { questionCount, quizId: quiz?.id ?? null }
        })
      })
    },
  }

  async function membershipOf(tx: Tx, actor: Actor, importId: string): Promise<Membership> {
    const found = await importRepository(tx).find(importId, actor.userId)
    const membership = found && (await workspaces.findById(tx, actor, found.workspaceId))
    ensure(membership, 'importNotFound')
    return membership
  }

  async function instructionsOf(actor: Actor, importId: string, choice: Choice) {
    const found = choice.quiz ? await importRepository(db).find(importId, actor.userId) : undefined
    const instructions = found?.quiz?.instructions ?? ''
    const markdown = await questions.rendering.markdownFor(actor.userId, { texts: [instructions] })
    return { instructions, instructionsHtml: instructions && markdown.block(instructions) }
  }

  async function* pages(
    tx: Tx,
    found: ImportRow & { now: Date },
    choice: Choice & { atMost: number },
    placed: Placed[],
  ) {
    let after = 0
    while (placed.length < choice.atMost) {
      const limit = Math.min(PAGE_SIZE, choice.atMost - placed.length)
      const items = await importRepository(tx).listChosen(found, choice, { after, limit })
      if (items.length === 0) return
      after = items.at(-1)?.number ?? after
      yield items.flatMap(({ question, points, section }) => {
        if (!question || !isWhole(question)) return []
        const id = randomUUID()
        placed.push({ section, language: question.language, questionId: id, points: points ?? USUAL_POINTS })
        return [{ id, source: found.format, sourceSentence: null, question }]
      })
    }
  }
}

/** With nothing decided but what was in the file. */
function draftOf(
  { language, quiz }: ImportRow,
  { title, timeZone }: NonNullable<Choice['quiz']>,
  placed: Placed[],
): Omit<QuizDraft, 'instructions'> {
  const { shufflesQuestions, shufflesAnswers } = quiz ?? DEFAULT_OPTIONS
  return {
    title,
    // One that its questions are not in could not be published.
    language: quiz?.language ?? placed[0]?.language ?? language,
    timeZone,
    startsAt: null,
    endsAt: null,
    durationMinutes: quiz?.durationMinutes ?? 0,
    sections: sectionsOf(quiz?.sections ?? [], placed),
    options: { ...DEFAULT_OPTIONS, shufflesQuestions, shufflesAnswers },
  }
}

/** As the file has them; of what stayed out nothing is drawn, and an empty one is none. */
function sectionsOf(
  sections: NonNullable<ImportRow['quiz']>['sections'],
  placed: Placed[],
): QuizDraft['sections'] {
  const last = Math.max(sections.length - 1, 0)
  const parts = (sections.length > 0 ? sections : [{ title: '', draw: null }]).map((section, index) => ({
    ...section,
    questions: placed
      .filter((one) => Math.min(one.section, last) === index)
      .map(({ questionId, points }) => ({ questionId, points })),
  }))
  return parts
    .filter(({ questions }) => questions.length > 0)
    .map((part) => ({
      ...part,
      draw: part.draw === null || part.draw > part.questions.length ? null : part.draw,
    }))
}

const PAGE_SIZE = 250
const USUAL_POINTS = 1
