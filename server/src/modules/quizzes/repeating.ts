import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Db } from '#server/database/client.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { ensure, failingAs } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { QuizAccess } from './access.ts'
import { sectionsOf } from './composition.ts'
import { type KnownQuiz, knownQuizRepository } from './known/repository.ts'
import { type Placing, placingRepository } from './placings/repository.ts'
import type { Publication } from './publication.ts'
import type { QuizService } from './service.ts'

interface Dependencies {
  db: Db
  workspaces: WorkspaceService
  access: QuizAccess
  writing: Pick<QuizService, 'createIn'>
  publication: Publication
}

/** What is said of the next run; all else is as it was. */
interface Repetition {
  id?: string | undefined
  title: string
  startsAt: string | null
  endsAt: string | null
}

/** The same quiz once more, with other people. */
export function createRepeating({ db, workspaces, access, writing, publication }: Dependencies) {
  return {
    /** Made and published at once: what can't be published is not made. Sent twice it is made once. */
    repeat: (actor: Actor, quizId: string, repetition: Repetition): Promise<Quiz> =>
      failingAs('quizUpdateFailed', () =>
        db.transaction(async (tx) => {
          const { quiz, membership } = await access.authorizeToReadAnswers(tx, actor, quizId)
          ensure(quiz.publishedAt, 'quizNotActive')
          const maker = await workspaces.authorizeToCreate(tx, actor, membership.ref)

          const placed = await placingRepository(tx).list(quizId)
          const copy = { ...contentOf(quiz, placed), ...repetition, duplicateOf: quizId }
          const { id } = await writing.createIn(tx, maker, copy)
          const made = await knownQuizRepository(tx).find(id)
          // Not another quiz that has the name which was sent.
          ensure(made?.duplicateOf === quizId, 'quizNotFound')
          return publication.publishWithin(tx, actor, id)
        }),
      ),
  }
}

function contentOf(quiz: KnownQuiz, placed: Placing[]) {
  const { language, timeZone, durationMinutes, instructions, instructionsHtml, options } = quiz
  const sections = sectionsOf(quiz.sections, placed)
  return { language, timeZone, durationMinutes, instructions, instructionsHtml, options, sections }
}

export type Repeating = ReturnType<typeof createRepeating>
