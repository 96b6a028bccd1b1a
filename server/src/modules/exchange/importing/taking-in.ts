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
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { ensure, failingAs, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { type ImportRow, importRepository } from './repository.ts'

interface Dependencies {
  db: Db
  workspaces: WorkspaceService
  usage: UsageService
  questions: Questions
  quizzes: Quizzes
}

type Choice = z.output<typeof takeImport.schema.body>
interface Placed {
  questionId: string
  points: number
}

/** The good questions of a file come in, in one transaction: all of them or none. */
export function createTakingIn({ db, workspaces, usage, questions, quizzes }: Dependencies) {
  return {
    take(actor: Actor, importId: string, choice: Choice): Promise<ResponseOf<typeof takeImport>> {
      return failingAs('questionCreateFailed', () =>
        db.transaction(async (tx) => {
          const found = await importRepository(tx).findForUpdate(importId, actor.userId)
          const place = found && (await workspaces.findById(tx, actor, found.workspaceId))
          ensure(place, 'importNotFound')
          ensure(found.status === 'ready', 'importNotReady')
          workspaces.ensureActive(place)
          // Two files at once with the same questions: the second finds those of the first.
          await usage.hold(tx, place)

          const chosenCount = await importRepository(tx).countChosen(found, choice)
          const questionCount = Math.min(chosenCount, choice.atMost ?? chosenCount)
          ensure(questionCount > 0, 'nothingToImport')
          if (choice.quiz && questionCount > QUIZ_QUESTIONS_MAX)
            refuseField('quiz.title', 'tooManyQuizQuestions')
          const placed: Placed[] = []
          await questions.bringFile(tx, place, {
            count: questionCount,
            pages: pages(tx, found, { ...choice, atMost: questionCount }, placed),
          })

          const about = choice.quiz && { ...choice.quiz, language: found.language }
          const quiz = about && (await quizzes.createIn(tx, place, draftOf(about, placed)))
          await importRepository(tx).deleteItems(importId)
          await importRepository(tx).update(importId, { status: 'taken' })
          return { questionCount, quizId: quiz?.id ?? null }
        }),
      )
    },
  }

  async function* pages(tx: Tx, found: ImportRow, choice: Choice & { atMost: number }, placed: Placed[]) {
    let after = 0
    while (placed.length < choice.atMost) {
      const limit = Math.min(PAGE_SIZE, choice.atMost - placed.length)
      const items = await importRepository(tx).listChosen(found, choice, { after, limit })
      if (items.length === 0) return
      after = items.at(-1)?.number ?? after
      yield items.flatMap(({ question, points }) => {
        if (!question) return []
        const id = randomUUID()
        placed.push({ questionId: id, points: points ?? USUAL_POINTS })
        return [{ id, source: found.format, sourceSentence: null, question }]
      })
    }
  }
}

/** With nothing decided yet but what was in the file. */
function draftOf(about: Pick<QuizDraft, 'title' | 'language' | 'timeZone'>, questions: Placed[]) {
  return {
    ...about,
    startsAt: null,
    endsAt: null,
    durationMinutes: 0,
    instructions: '',
    instructionsHtml: '',
    sections: [{ title: '', draw: null, questions }],
    options: DEFAULT_OPTIONS,
  }
}

const PAGE_SIZE = 250
const USUAL_POINTS = 1
