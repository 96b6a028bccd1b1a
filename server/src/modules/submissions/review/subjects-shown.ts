import type { QuizOptions } from '@probant/contract/quizzes/form'
import { percentOf } from '@probant/contract/scale/scaled-score'
import type { DbOrTx } from '#server/database/client.ts'
import type { Examined } from '#server/modules/questions/index.ts'
import { type QuizPapers, statusAt } from '#server/modules/quizzes/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { answerRepository } from '../journal/repository.ts'
import type { MarkSheet } from '../repository.ts'
import { submissionRepository } from '../repository.ts'
import { markingsOf } from './marked-answers.ts'
import { participantSight } from './sight.ts'
import { subjectsOf } from './subjects.ts'

interface Dependencies {
  now: Now
  papers: QuizPapers
  examined: Examined
}

/** A submission that was handed in, and as much of its quiz as says what may be seen of it. */
interface HandedIn {
  submissionId: string
  marks: MarkSheet | null
  quiz: Parameters<typeof statusAt>[0] & {
    id: string
    revision: number
    options: QuizOptions
    releasedAt: Date | null
  }
}

/**
 * What whoever handed in several may see of the subjects in each: by the rule of a single one, read for all of them at
 * once. Only what is wholly graded.
 */
export function createShownSubjects({ now, papers, examined }: Dependencies) {
  return async (tx: DbOrTx, userId: string, handedIn: readonly HandedIn[]) => {
    const told = handedIn.filter((one) => sightOf(one, false).score)
    const quizIds = [...new Set(told.map(({ quiz }) => quiz.id))]
    const atWork = new Set(await submissionRepository(tx).listAtWorkIn(quizIds))
    const withheld = await examined.elsewhereAmong(tx, userId, quizIds)
    const asked = await papers.questionsOfAll(
      tx,
      told.map(({ quiz }) => quiz),
    )
    const held = await answerRepository(tx).list(told.map(({ submissionId }) => submissionId))
    const bySubmission = Map.groupBy(held, ({ submissionId }) => submissionId)

    return told.flatMap(({ submissionId, quiz, marks }) => {
      const questions = asked.get(quiz.id) ?? []
      const places = marks?.places
      const paper = [{ questions: places ? places.flatMap((place) => questions[place] ?? []) : questions }]
      const markings = markingsOf(paper, bySubmission.get(submissionId) ?? [])
      const isOver = statusAt(quiz, now()) === 'completed' && !atWork.has(quiz.id)
      const { key } = sightOf({ quiz }, isOver)
      return subjectsOf(paper, markings, { key: key && !withheld.has(quiz.id) }).flatMap(
        ({ subject, gradedPoints, ...reached }) => {
          const percent = gradedPoints < reached.totalPoints ? null : percentOf(reached)
          return percent === null ? [] : { submissionId, subject, percent }
        },
      )
    })
  }

  function sightOf({ quiz }: Pick<HandedIn, 'quiz'>, isOver: boolean) {
    // Where a quiz can be taken several times, no subject tells the answers before it is over for everybody.
    const isThrough = isOver || quiz.options.attempts.most === 1
    return participantSight(quiz.options, { isOver, isReleased: quiz.releasedAt !== null, isThrough })
  }
}

export type ShownSubjects = ReturnType<typeof createShownSubjects>
