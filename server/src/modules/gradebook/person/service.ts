import type { PersonOfGradebook } from '@probant/contract/gradebook/person'
import type { Db } from '#server/database/client.ts'
import type { QuizPapers } from '#server/modules/quizzes/index.ts'
import { earnedIn, subjectsOf } from '#server/modules/results/index.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { progressOf } from '../progress.ts'
import { gradebookRepository } from '../repository.ts'
import type { GradebookService } from '../service.ts'

interface Dependencies {
  db: Db
  papers: QuizPapers
  gradebook: GradebookService
}

/** One person of a grade book. */
export function createGradebookPerson({ db, papers, gradebook }: Dependencies) {
  return {
    async getPerson(actor: Actor, groupId: string, key: string): Promise<PersonOfGradebook> {
      const found = await gradebook.findPerson(actor, groupId, key)
      const ids = found.person.cells.flatMap((cell) => cell?.submissionId ?? [])

      const sheets = await gradebookRepository(db).listSheets(ids)
      const asked = await papers.questionsOfAll(
        db,
        sheets.map(({ quiz }) => quiz),
      )
      const reached = sheets.flatMap(({ marks, finishedAt, quiz: { id: quizId, title } }) => {
        const questions = asked.get(quizId) ?? []
        return subjectsOf(questions, [earnedIn(questions, marks)]).flatMap(({ subject, reached: [of] }) => {
          const percent = of?.percent ?? null
          return percent === null || !finishedAt ? [] : { subject, quizId, title, at: finishedAt, percent }
        })
      })
      return { ...found, progress: progressOf(reached) }
    },
  }
}
