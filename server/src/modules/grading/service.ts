import type { GivenGrade, Grading, OpenAnswer, OpenAnswersQuery } from '@probant/contract/grading/grading'
import { kindOf } from '@probant/kinds'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { GenerationServices } from '#server/modules/generation/index.ts'
import type { Authorized, QuizPapers } from '#server/modules/quizzes/index.ts'
import type { Grades } from '#server/modules/submissions/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { GradingAccess } from './access.ts'
import type { BlindIds } from './blind-ids.ts'
import { undoRefusal } from './policy.ts'
import { presentGrade, presentOpenAnswer } from './present.ts'
import { gradingRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  access: GradingAccess
  papers: QuizPapers
  grades: Grades
  blindIds: BlindIds
  model: GenerationServices['model']
}

export interface AnswerAddress {
  quizId: string
  submissionId: string
  questionId: string
}

/** Grading open answers by hand. */
export function createGradingService(dependencies: Dependencies) {
  const { db, now, access, papers, grades, blindIds, model } = dependencies
  return {
    async get(actor: Actor, quizId: string): Promise<Grading> {
      return overview(db, await access.authorize(db, actor, quizId))
    },

    overview,

    async listTo(
      actor: Actor,
      { quizId, questionId }: Pick<AnswerAddress, 'quizId' | 'questionId'>,
      { page, pageSize, blind, which }: OpenAnswersQuery,
    ) {
      const { quiz } = await access.authorize(db, actor, quizId)
      const question = (await openIn(db, quiz)).find((one) => one.questionId === questionId)
      ensure(question, 'openAnswerNotFound')
      const isBlind = blind === 'yes'
      const blindKey = blindIds.keyOf(quizId)
      const slice = { blindKey, isBlind, isUngradedOnly: which === 'ungraded', page, pageSize }
      const counts = (await gradingRepository(db).count(quizId, [questionId])).get(questionId)
      const { answerCount = 0, gradedCount = 0 } = counts ?? {}
      const rows = await gradingRepository(db).listTo(quizId, questionId, slice)
      const surroundings = {
        maxPoints: question.points,
        releasedAt: quiz.releasedAt,
        isBlind,
        hasAttempts: quiz.options.attempts.most > 1,
      }
      return {
        items: rows.map((row) => presentOpenAnswer(row, surroundings)),
        total: slice.isUngradedOnly ? answerCount - gradedCount : answerCount,
        page,
        pageSize,
      }
    },

    async listOf(
      actor: Actor,
      { quizId, submissionId }: Pick<AnswerAddress, 'quizId' | 'submissionId'>,
      { isBlind }: { isBlind: boolean },
    ): Promise<OpenAnswer[]> {
      const { quiz } = await access.authorize(db, actor, quizId)
      const id = await blindIds.reveal(db, { quizId, submissionId })
      const finishedAt = await gradingRepository(db).findFinish(quizId, id)
      ensure(finishedAt !== undefined, 'submissionNotFound')
      ensure(finishedAt, 'submissionStillRunning')
      return answersOf(db, quiz, id, isBlind)
    },

    grade: (
      actor: Actor,
      address: AnswerAddress,
      { points, feedback }: { points: number; feedback: string },
    ): Promise<GivenGrade> =>
      db.transaction(async (tx) => {
        const { held, releasedAt } = await lock(tx, actor, address)
        ensure(points <= held.question.points, 'scoreAboveMaximum', { max: held.question.points })
        ensure(held.answer.points === null, 'alreadyGraded')

        const given = { points, feedback, gradedAt: now() }
        await grades.give(tx, held, { ...given, gradedBy: actor.userId })
        return presentGrade(address, { ...given, notifiedAt: null, releasedAt })
      }),

    undo: (actor: Actor, address: AnswerAddress): Promise<GivenGrade> =>
      db.transaction(async (tx) => {
        const { held, releasedAt } = await lock(tx, actor, address)
        const { gradedAt } = held.answer
        allow(undoRefusal({ gradedAt, notifiedAt: held.submission.notifiedAt, releasedAt }))

        // Twice pressed is undone once.
        if (gradedAt) await grades.takeBack(tx, held)
        return presentGrade(address, null)
      }),
  }

  async function overview(tx: DbOrTx, { quiz }: Pick<Authorized, 'quiz'>): Promise<Grading> {
    const open = await openIn(tx, quiz)
    const ids = open.map(({ questionId }) => questionId)
    const counts = await gradingRepository(tx).count(quiz.id, ids)
    return {
      questions: open.map((question) => ({
        questionId: question.questionId,
        number: question.number,
        points: question.points,
        titleHtml: question.titleHtml,
        guidanceHtml: kindOf(question.content).byPerson?.guidanceOf(question.content).html ?? '',
        scoring: question.scoring,
        ...(counts.get(question.questionId) ?? { answerCount: 0, gradedCount: 0 }),
      })),
      ...(await gradingRepository(tx).countSubmissions(quiz.id)),
      scoreShown: quiz.options.scoreShown,
      releasedAt: quiz.releasedAt?.toISOString() ?? null,
      canSuggest: (await model(tx)) !== undefined,
    }
  }

  /** The questions that a person grades, with their numbers in the quiz. */
  async function openIn(tx: DbOrTx, quiz: Authorized['quiz']) {
    const asked = await papers.questionsOf(tx, quiz)
    return asked
      .map((question, index) => ({ ...question, number: index + 1 }))
      .filter(({ content }) => kindOf(content).byPerson)
  }

  async function answersOf(tx: DbOrTx, quiz: Authorized['quiz'], submissionId: string, isBlind: boolean) {
    const open = await openIn(tx, quiz)
    const ids = open.map(({ questionId }) => questionId)
    const rows = await gradingRepository(tx).listOf(quiz.id, ids, {
      submissionId,
      blindKey: blindIds.keyOf(quiz.id),
    })
    return open.flatMap((question) => {
      const row = rows.find(({ questionId }) => questionId === question.questionId)
      const surroundings = {
        maxPoints: question.points,
        releasedAt: quiz.releasedAt,
        isBlind,
        hasAttempts: quiz.options.attempts.most > 1,
      }
      return row ? presentOpenAnswer(row, surroundings) : []
    })
  }

  /** The results may be given out while one waits for the submission: what counts is how it stands afterwards. */
  async function lock(tx: Tx, actor: Actor, address: AnswerAddress) {
    await access.authorize(tx, actor, address.quizId)
    const held = await grades.lock(tx, { ...address, submissionId: await blindIds.reveal(tx, address) })
    return { held, releasedAt: await gradingRepository(tx).findRelease(address.quizId) }
  }
}
