import type { ErrorName } from '@probant/contract/errors'
import type { MarkedQuestion, Regrade, Regraded, RegradePreview } from '@probant/contract/grading/regrading'
import type { Db, Tx } from '#server/database/client.ts'
import { mark, type Questions } from '#server/modules/questions/index.ts'
import {
  type Entered,
  type PaperQuestion,
  pointsOf,
  type QuizKeys,
  type QuizPapers,
} from '#server/modules/quizzes/index.ts'
import type { Grades, Marks, Remarked } from '#server/modules/submissions/index.ts'
import { later, type Now } from '#server/platform/clock.ts'
import { ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { GradingEntrance } from '../entrance.ts'
import { undoRefusal } from '../policy.ts'
import { changed, corrected, type Keyed, type KeyRegrade } from './change.ts'
import { isChanged, movedAmong, presentPreview, presentRegrade } from './present.ts'
import { type RegradeRow, regradeRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  entrance: GradingEntrance
  papers: QuizPapers
  keys: QuizKeys
  marks: Marks
  grades: Grades
  questions: Pick<Questions, 'correct'>
}

type Quiz = Entered['quiz']
type Change = Pick<RegradeRow, 'before' | 'after' | 'changedCount'>

/** After people have answered: another key, one more accepted answer, a question that counts for nobody or for all, another grade. */
export function createRegrading(dependencies: Dependencies) {
  const { db, now, entrance, papers, keys, marks, grades, questions } = dependencies
  return {
    async getQuestion(actor: Actor, quizId: string, questionId: string): Promise<MarkedQuestion> {
      const { quiz } = await entrance.enter(db, actor, quizId)
      const asked = await papers.questionsOf(db, quiz)
      const place = asked.findIndex((one) => one.questionId === questionId)
      const question = asked[place]
      ensure(question, 'questionNotFound')
      const { titleHtml, content, scoring } = question
      const texts =
        content.type === 'fill_in'
          ? await regradeRepository(db).listTexts(quizId, questionId, MOST_TEXTS)
          : []
      const refused = texts.filter(({ text }) => mark(content, text) !== 'right').slice(0, MOST_REFUSED)
      const points = pointsOf(question)
      return { questionId, number: place + 1, points, titleHtml, content, scoring, refused }
    },

    preview: (actor: Actor, quizId: string, regrade: Regrade): Promise<RegradePreview> =>
      db.transaction(async (tx) => {
        const { quiz } = await entrance.enter(tx, actor, quizId)
        if (regrade.kind === 'grade') return previewGrade(tx, quiz, regrade)
        const { after } = await changeOf(tx, quiz, regrade)
        const remarked = await all(marks.remark(tx, quizId, after))
        const moved = movedAmong(remarked)
        const shown = moved.slice(0, MOST_SHOWN).map(({ id }) => id)
        return presentPreview(remarked.length, moved, await regradeRepository(tx).namesOf(shown))
      }),

    apply: (actor: Actor, quizId: string, { alsoInBank, ...regrade }: Regrade & { alsoInBank: boolean }) =>
      db.transaction(async (tx) => {
        const { quiz } = await entrance.enterAlone(tx, actor, quizId)
        const { questionId, kind } = regrade
        // Before anything is changed: what is read afterwards would be remembered, though it may come to nothing.
        const asked = await papers.questionsOf(tx, quiz)
        const change =
          regrade.kind === 'grade'
            ? await changeGrade(tx, actor, quiz, regrade)
            : await changeKey(tx, quiz, regrade)
        const row = await regradeRepository(tx).create({
          quizId,
          questionId,
          submissionId: regrade.kind === 'grade' ? regrade.submissionId : null,
          kind,
          ...change,
          appliedAt: await nextMoment(tx, quizId, questionId),
          appliedBy: actor.userId,
        })
        const { content } = change.before
        const isInBank = alsoInBank && content && (regrade.kind === 'key' || regrade.kind === 'accept')
        const bankRefusal = isInBank ? await correctBank(tx, actor, content, regrade) : null
        return { regrade: await present(tx, asked, row), bankRefusal }
      }),

    undo: (actor: Actor, quizId: string, regradeId: string): Promise<Regraded> =>
      db.transaction(async (tx) => {
        const { quiz } = await entrance.enterAlone(tx, actor, quizId)
        const row = await regradeRepository(tx).find(quizId, regradeId)
        ensure(row, 'notFound')
        const standing = await regradeRepository(tx).findStanding(quizId, row.questionId)
        ensure(standing?.id === regradeId, 'regradeNotUndoable')
        const asked = await papers.questionsOf(tx, quiz)

        if (row.kind === 'grade') await undoGrade(tx, actor, row)
        else await restore(tx, quiz, row)
        const undoneAt = now()
        await regradeRepository(tx).undo(regradeId, undoneAt)
        return present(tx, asked, { ...row, undoneAt })
      }),

    async list(actor: Actor, quizId: string): Promise<Regraded[]> {
      const { quiz } = await entrance.enter(db, actor, quizId)
      const asked = await papers.questionsOf(db, quiz)
      const seen = new Set<string>()
      return (await regradeRepository(db).list(quizId)).map(({ regrade, appliedByName }) => {
        const canUndo = !regrade.undoneAt && !seen.has(regrade.questionId)
        if (!regrade.undoneAt) seen.add(regrade.questionId)
        return presentRegrade(regrade, { asked, appliedBy: appliedByName, canUndo })
      })
    },
  }

  /** Where the question stands, and how it is marked before and afterwards, with all the others. */
  async function changeOf(tx: Tx, quiz: Quiz, regrade: KeyRegrade) {
    const { place, questions } = await keyOf(tx, quiz, regrade.questionId)
    const before = questions[place] as (typeof questions)[number]
    const after = changed(before, regrade)
    if (after === 'unfit') refuseField('kind', 'invalid')
    ensure(after !== 'same' && quiz.submissionCount > 0, 'nothingToRegrade')
    return { before, after: { place, questions: questions.with(place, { ...before, ...after }) } }
  }

  async function keyOf(tx: Tx, quiz: Quiz, questionId: string) {
    const questions = [...((await papers.markingKeys(tx, [quiz.id])).get(quiz.id)?.questions ?? [])]
    const place = questions.findIndex((one) => one.questionId === questionId)
    ensure(place !== -1, 'questionNotFound')
    return { place, questions }
  }

  async function changeKey(tx: Tx, quiz: Quiz, regrade: KeyRegrade): Promise<Change> {
    await keys.hold(tx, quiz.id)
    const { before, after } = await changeOf(tx, quiz, regrade)
    const changedCount = await write(tx, quiz.id, after)
    const { content, scoring } = after.questions[after.place] ?? before
    return {
      before: { content: before.content, scoring: before.scoring },
      after: { content, scoring },
      changedCount,
    }
  }

  async function restore(tx: Tx, quiz: Quiz, { questionId, before }: RegradeRow): Promise<void> {
    await keys.hold(tx, quiz.id)
    const { place, questions } = await keyOf(tx, quiz, questionId)
    const question = questions[place]
    if (!question) return
    await write(tx, quiz.id, {
      place,
      questions: questions.with(place, { ...question, ...(before as Keyed) }),
    })
  }

  /** All that is over, by the new key; says for how many it makes a difference. */
  async function write(tx: Tx, quizId: string, key: Parameters<Marks['remark']>[2]): Promise<number> {
    let count = 0
    for await (const portion of marks.remark(tx, quizId, key)) {
      const differing = portion.filter(isChanged)
      await marks.write(tx, differing)
      count += differing.length
    }
    const question = key.questions[key.place]
    if (question) await keys.change(tx, quizId, question)
    return count
  }

  type GradeRegrade = Extract<Regrade, { kind: 'grade' }>

  /** A grade that its participant knows; others are undone and given anew. */
  async function holdGraded(
    tx: Tx,
    quiz: Quiz,
    { questionId, submissionId, points, feedback }: GradeRegrade,
  ) {
    const held = await grades.hold(tx, { quizId: quiz.id, questionId, submissionId })
    ensure(points <= held.question.points, 'scoreAboveMaximum', { max: held.question.points })
    const { gradedAt } = held.answer
    ensure(gradedAt, 'openAnswerNotFound')
    const undoable = !undoRefusal({ gradedAt, toldAt: held.submission.toldAt, releasedAt: quiz.releasedAt })
    ensure(!undoable, 'alreadyGraded')
    ensure(held.answer.points !== points || held.answer.feedback !== feedback, 'nothingToRegrade')
    return held
  }

  async function changeGrade(tx: Tx, actor: Actor, quiz: Quiz, regrade: GradeRegrade): Promise<Change> {
    const held = await holdGraded(tx, quiz, regrade)
    const { points, feedback } = regrade
    const before = { points: held.answer.points, feedback: held.answer.feedback }
    await grades.give(tx, held, { ...held.answer, points, feedback, gradedBy: actor.userId })
    return { before, after: { points, feedback }, changedCount: points === before.points ? 0 : 1 }
  }

  async function undoGrade(tx: Tx, actor: Actor, row: RegradeRow): Promise<void> {
    const { quizId, questionId, before, after } = row
    const held = await grades.hold(tx, { quizId, questionId, submissionId: row.submissionId ?? '' })
    // Who was let in again since has other grades, or none.
    ensure(
      held.answer.points === after.points && held.answer.feedback === after.feedback,
      'regradeNotUndoable',
    )
    const { points = null, feedback = '' } = before
    await grades.give(tx, held, { ...held.answer, points, feedback, gradedBy: actor.userId })
  }

  async function previewGrade(tx: Tx, quiz: Quiz, regrade: GradeRegrade): Promise<RegradePreview> {
    const { submission, answer, question } = await holdGraded(tx, quiz, regrade)
    const difference = regrade.points - Math.min(answer.points ?? 0, question.points)
    const total = question.scoring === 'normal' ? submission.totalPoints : null
    const before = { ...submission, points: submission.points ?? 0 }
    const after = { ...before, points: total ? before.points + difference : before.points }
    const moved = movedAmong([{ id: submission.id, before, after }])
    return presentPreview(1, moved, await regradeRepository(tx).namesOf([submission.id]))
  }

  async function correctBank(
    tx: Tx,
    actor: Actor,
    asked: Keyed['content'],
    regrade: KeyRegrade,
  ): Promise<ErrorName | null> {
    const refusal = await questions.correct(tx, actor, regrade.questionId, (bank) =>
      corrected(bank, asked, regrade),
    )
    return refusal ?? null
  }

  /** No two changes of a question at the same moment: the newest is known by it. */
  async function nextMoment(tx: Tx, quizId: string, questionId: string): Promise<Date> {
    const last = await regradeRepository(tx).findLast(quizId, questionId)
    const at = now()
    return last && last.appliedAt >= at ? later(last.appliedAt, 1) : at
  }

  async function present(tx: Tx, asked: readonly PaperQuestion[], row: RegradeRow): Promise<Regraded> {
    const known = (await regradeRepository(tx).list(row.quizId)).find(({ regrade }) => regrade.id === row.id)
    const appliedBy = known?.appliedByName ?? null
    return presentRegrade(row, { asked, appliedBy, canUndo: row.undoneAt === null })
  }
}

const MOST_SHOWN = 100
const MOST_TEXTS = 500
const MOST_REFUSED = 20

async function all(portions: AsyncIterable<Remarked[]>): Promise<Remarked[]> {
  const found: Remarked[] = []
  for await (const portion of portions) found.push(...portion)
  return found
}
