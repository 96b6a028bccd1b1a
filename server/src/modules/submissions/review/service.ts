import type { AnswerKey } from '@probant/contract/quizzes/paper'
import { scalingOf } from '@probant/contract/scale/scale'
import { scaledScore } from '@probant/contract/scale/scaled-score'
import type { Mark, Review, ShownScore } from '@probant/contract/submissions/review'
import { kindOf } from '@probant/kinds'
import type { Db } from '#server/database/client.ts'
import { isShown, type Lobbies } from '#server/modules/admission/index.ts'
import type { Examined } from '#server/modules/questions/index.ts'
import {
  type DrawnSections,
  type QuizAccess,
  type QuizPapers,
  statusAt,
} from '#server/modules/quizzes/index.ts'
import { canBeginIn } from '#server/modules/roster/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { resultOfAttempts, scoreOfAttempt } from '../attempts/present.ts'
import { attemptRepository } from '../attempts/repository.ts'
import { answerRepository } from '../journal/repository.ts'
import { sheetOf, shown } from '../journal/sheet.ts'
import { scoreOf } from '../marking/marking.ts'
import { markRepository } from '../marking/repository.ts'
import { BANK_NAMES, type NameOnPaper, namesIn, renamed } from '../paper-names.ts'
import { presentReceipt } from '../present.ts'
import { type SubmissionRow, submissionRepository } from '../repository.ts'
import { markingsOf, type ReviewedAnswer } from './marked-answers.ts'
import { revisedAt } from './revision.ts'
import { CREATOR_SIGHT, participantSight, type Sight, viewRefusal } from './sight.ts'
import { subjectsOf } from './subjects.ts'

interface Dependencies {
  db: Db
  now: Now
  lobby: Lobbies
  access: QuizAccess
  papers: QuizPapers
  examined: Examined
}

type Own = Pick<Awaited<ReturnType<Lobbies['find']>>, 'quiz' | 'attempts' | 'isThrough' | 'shownFrom'>
type TakenQuiz = Own['quiz']

const KEPT_BACK = { percent: null, isProvisional: false, scaled: null }

/** A submission after its end: for whoever handed it in, and for the creator of the quiz. */
export function createReviews({ db, now, lobby, access, papers, examined }: Dependencies) {
  return {
    async getOwn(actor: Actor, quizId: string): Promise<Review> {
      const invited = await lobby.find(db, actor, quizId)
      const submission = await submissionRepository(db).findOf(invited.participant.id)
      ensure(
        submission,
        canBeginIn(invited.quiz, invited.participant, now()) ? 'noActiveSubmission' : 'quizEnded',
      )
      return presentOwn(actor, invited, submission)
    },

    async get(actor: Actor, submissionId: string): Promise<Review> {
      const submission = await submissionRepository(db).find(submissionId)
      ensure(submission, 'submissionNotFound')
      const authorized = await access.find(db, actor, submission.quizId)
      if (authorized?.quiz.creatorId === actor.userId && !authorized.quiz.viewerTakesPart) {
        ensure(submission.finishedAt, 'submissionStillRunning')
        await access.ensureAnswersMayBeSeen(db, authorized)
        const review = await present(authorized.quiz, submission, CREATOR_SIGHT, BANK_NAMES)
        return { ...review, isKeyWithheld: false, attempts: null }
      }

      const invited = await lobby.look(db, actor, submission.quizId)
      const viewer = { participantId: invited?.participant.id, isMember: authorized !== undefined }
      allow(viewRefusal(viewer, submission))
      ensure(invited, 'submissionNotFound')
      return presentOwn(actor, invited, submission)
    },
  }

  async function presentOwn(
    actor: Actor,
    { quiz, attempts, isThrough, shownFrom }: Own,
    submission: SubmissionRow,
  ): Promise<Review> {
    ensure(isShown(submission, shownFrom), 'resultNotByLink')
    // Answers that were on their way are taken for some seconds after the end: the key waits for the last of them.
    const isOver =
      statusAt(quiz, now()) === 'completed' && !(await submissionRepository(db).isAnyoneAtWork(quiz.id))
    const isReleased = quiz.releasedAt !== null
    const sight = participantSight(quiz.options, { isOver, isReleased, isThrough })
    const isHidden = sight.key && (await isExaminedElsewhere(actor, quiz))
    const nameOf = namesIn(quiz.id)
    const shown = { ...sight, key: sight.key && !isHidden }
    return {
      ...(await present(quiz, submission, shown, nameOf)),
      isKeyWithheld: isHidden,
      attempts: attempts && {
        ...attempts,
        ...(await scoresOf({ quiz, shownFrom }, submission.participantId, sight)),
      },
    }
  }

  /** What came of each of their attempts that are over, and of all of them together unless one of them is not shown. */
  async function scoresOf(
    { quiz, shownFrom }: Pick<Own, 'quiz' | 'shownFrom'>,
    participantId: string,
    sight: Sight,
  ) {
    const scaling = scalingOf(quiz)
    const finished = (await attemptRepository(db).list(participantId)).filter(({ finishedAt }) => finishedAt)
    const visible = finished.filter((row) => isShown(row, shownFrom))
    const counting = visible.length === finished.length ? finished.find(({ counts }) => counts) : undefined
    return {
      finished: visible.map((row) => ({
        submissionId: row.id,
        number: row.number,
        finishedAt: row.finishedAt?.toISOString() ?? '',
        counts: row.counts,
        ...(sight.score ? scoreOfAttempt(row, scaling) : KEPT_BACK),
      })),
      result: sight.score && counting ? resultOfAttempts(counting, scaling) : null,
    }
  }

  /** Another quiz examines them in one of the same questions, or somebody whom they may be there. */
  async function isExaminedElsewhere({ userId }: Actor, { id, workspaceId }: TakenQuiz): Promise<boolean> {
    const isTheirs = await examined.isAnyIn(db, { userId, workspaceId }, id, { elsewhere: true })
    return isTheirs || examined.isAskedElsewhere(db, id)
  }

  async function present(
    quiz: Omit<TakenQuiz, 'creatorName'>,
    submission: SubmissionRow,
    sight: Sight,
    nameOf: NameOnPaper,
  ): Promise<Omit<Review, 'isKeyWithheld' | 'attempts'>> {
    const receipt = presentReceipt(submission)
    ensure(receipt, 'submissionNotFinished')
    const drawn = await papers.drawFor(db, quiz, {
      participantId: submission.participantId,
      attempt: submission.number,
    })
    const sheet = sheetOf(drawn, nameOf)
    const paper = papers.paperOf(quiz, renamed(drawn, nameOf))
    const held = await answerRepository(db).list([submission.id])
    const markings = markingsOf(drawn, held)
    const { answersShown, scoreShown } = quiz.options
    const named = <Told extends { questionId: string }>(told: Told): Told => ({
      ...told,
      questionId: nameOf(told.questionId),
    })
    return {
      submissionId: submission.id,
      attempt: submission.number,
      startedAt: submission.startedAt.toISOString(),
      receipt,
      paper,
      answers: held.flatMap((entry) => {
        const { questionId, answer } = shown(sheet, entry) ?? entry
        return answer ? { questionId, answer } : []
      }),
      score: sight.score ? shownScore() : null,
      scoreShown,
      revisedAt: sight.score ? await lastRevision(submission, drawn, held) : null,
      grades: sight.score ? gradesAmong(markings).map(named) : null,
      subjects: sight.score ? subjectsOf(drawn, markings, sight) : null,
      key: sight.key ? keyOf(papers.answerKeyOf(drawn), markings, sight).map(named) : null,
      answersShown,
    }

    function shownScore(): ShownScore {
      const score = scoreOf([...markings.values()])
      return { ...score, scaled: score.isProvisional ? null : scaledScore(score, scalingOf(quiz)) }
    }
  }

  async function lastRevision(submission: SubmissionRow, drawn: DrawnSections, held: Held) {
    if (!submission.notifiedAt) return null
    const regrades = await markRepository(db).listRegradesSince(submission.quizId, submission.notifiedAt)
    const asked = drawn.flatMap((section) => section.questions)
    return revisedAt(regrades, { submission, asked, held })?.toISOString() ?? null
  }
}

type Held = Awaited<ReturnType<ReturnType<typeof answerRepository>['list']>>

function keyOf(
  answerKey: AnswerKey,
  markings: ReadonlyMap<string, ReviewedAnswer>,
  { guidance, score }: Sight,
): NonNullable<Review['key']> {
  return answerKey.flatMap(({ right, ...entry }) => {
    const marking = markings.get(entry.questionId)
    if (!marking) return []
    const told = score ? marking : withoutPoints(marking)
    return { ...entry, right: guidance ? right : kindOf(right).rightTold(right), ...told }
  })
}

/** Right or wrong one sees by the key; what it earned, and what a person gave for it, is the score and waits with it. */
function withoutPoints(marking: ReviewedAnswer): ReviewedAnswer {
  const mark = marking.mark === 'graded' ? 'ungraded' : marking.mark
  return { points: marking.points, mark, earnedPoints: null, feedback: '' }
}

/** None of these says whether an answer was right. */
const TOLD_WITH_SCORE: Mark[] = ['graded', 'given', 'dropped']

function gradesAmong(markings: ReadonlyMap<string, ReviewedAnswer>): NonNullable<Review['grades']> {
  return [...markings].flatMap(([questionId, marking]) =>
    TOLD_WITH_SCORE.includes(marking.mark) ? { questionId, ...marking } : [],
  )
}
