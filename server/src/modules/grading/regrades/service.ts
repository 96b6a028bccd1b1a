import type { ErrorName } from '@probant/contract/errors'
import type {
  MarkedQuestion,
  NearMiss,
  Regrade,
  Regraded,
  RegradePreview,
} from '@probant/contract/grading/regrading'
import { kindOf } from '@probant/kinds'
import type { Db, Tx } from '#server/database/client.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { PaperQuestion, QuizKeys, QuizPapers } from '#server/modules/quizzes/index.ts'
import type { Grades, Marks } from '#server/modules/submissions/index.ts'
import { later, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { GradingAccess } from '../access.ts'
import type { BlindIds } from '../blind-ids.ts'
import { corrected, type Keyed, type KeyRegrade } from './change.ts'
import { createGradeChanges } from './grade-changes.ts'
import { createKeyChanges } from './key-changes.ts'
import { nearMissesIn } from './near-misses.ts'
import { presentRegrade } from './present.ts'
import { type RegradeRow, regradeRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  access: GradingAccess
  papers: QuizPapers
  keys: QuizKeys
  marks: Marks
  grades: Grades
  blindIds: BlindIds
  questions: Pick<Questions, 'correct'>
}

/** After people have answered: another key, one more accepted answer, a question that counts for nobody or for all, another grade. */
export function createRegrading(dependencies: Dependencies) {
  const { db, now, access, papers, questions } = dependencies
  const keyChanges = createKeyChanges(dependencies)
  const gradeChanges = createGradeChanges(dependencies)

  return {
    async getQuestion(actor: Actor, quizId: string, questionId: string): Promise<MarkedQuestion> {
      const { quiz } = await access.authorize(db, actor, quizId)
      const asked = await papers.questionsOf(db, quiz)
      const index = asked.findIndex((one) => one.questionId === questionId)
      const question = asked[index]
      ensure(question, 'questionNotFound')
      const { titleHtml, content, scoring, points } = question
      const { accepting } = kindOf(content)
      const texts = accepting ? await regradeRepository(db).listTexts(quizId, [questionId], MOST_TEXTS) : []
      const refused = texts
        .filter(({ text }) => !accepting?.accepts(content, text))
        .slice(0, MOST_REFUSED)
        .map(({ text, count }) => ({ text, count }))
      return { questionId, number: index + 1, points, titleHtml, content, scoring, refused }
    },

    async listNearMisses(actor: Actor, quizId: string): Promise<NearMiss[]> {
      const { quiz } = await access.authorize(db, actor, quizId)
      const asked = await papers.questionsOf(db, quiz)
      const typed = asked.filter(({ content }) => kindOf(content).accepting).map((one) => one.questionId)
      if (typed.length === 0) return []
      const texts = await regradeRepository(db).listTexts(quizId, typed, MOST_TEXTS)
      return nearMissesIn(asked, texts, actor.locale)
    },

    preview: (actor: Actor, quizId: string, regrade: Regrade): Promise<RegradePreview> =>
      db.transaction(async (tx) => {
        const { quiz } = await access.authorize(tx, actor, quizId)
        return regrade.kind === 'grade'
          ? gradeChanges.preview(tx, quiz, regrade)
          : keyChanges.preview(tx, quiz, regrade)
      }),

    apply: (actor: Actor, quizId: string, { alsoInBank, ...regrade }: Regrade & { alsoInBank: boolean }) =>
      db.transaction(async (tx) => {
        const { quiz } = await access.authorizeAndLock(tx, actor, quizId)
        const { questionId, kind } = regrade
        // Before anything is changed: what is read afterwards would be remembered, though it may come to nothing.
        const asked = await papers.questionsOf(tx, quiz)
        const change =
          regrade.kind === 'grade'
            ? await gradeChanges.apply(tx, actor, quiz, regrade)
            : await keyChanges.apply(tx, quiz, regrade)
        const row = await regradeRepository(tx).create({
          quizId,
          questionId,
          kind,
          ...change,
          appliedAt: await nextMoment(tx, quizId, questionId),
          appliedBy: actor.userId,
        })
        const { content } = change.before
        const isInBank = alsoInBank && content && (regrade.kind === 'key' || regrade.kind === 'accept')
        const bankRefusal = isInBank ? await correctBank(tx, actor, content, regrade) : null
        return { regrade: await present(tx, actor, asked, row), bankRefusal }
      }),

    undo: (actor: Actor, quizId: string, regradeId: string): Promise<Regraded> =>
      db.transaction(async (tx) => {
        const { quiz } = await access.authorizeAndLock(tx, actor, quizId)
        const row = await regradeRepository(tx).find(quizId, regradeId)
        ensure(row, 'notFound')
        const standing = await regradeRepository(tx).findStanding(row)
        ensure(standing?.id === regradeId, 'regradeNotUndoable')
        const asked = await papers.questionsOf(tx, quiz)

        if (row.kind === 'grade') await gradeChanges.undo(tx, actor, row)
        else await keyChanges.undo(tx, quiz, row)
        const undoneAt = now()
        await regradeRepository(tx).undo(regradeId, undoneAt)
        return present(tx, actor, asked, { ...row, undoneAt })
      }),

    async list(actor: Actor, quizId: string): Promise<Regraded[]> {
      const { quiz } = await access.authorize(db, actor, quizId)
      const asked = await papers.questionsOf(db, quiz)
      const seen = new Set<string>()
      return (await regradeRepository(db).list(quizId)).map(({ regrade, appliedByName, isInForce }) => {
        const kin = `${regrade.questionId} ${regrade.submissionId ?? ''}`
        const canUndo = !regrade.undoneAt && isInForce && !seen.has(kin)
        if (!regrade.undoneAt) seen.add(kin)
        return presentRegrade(regrade, { asked, appliedBy: appliedByName, canUndo, locale: actor.locale })
      })
    },
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

  async function present(
    tx: Tx,
    { locale }: Actor,
    asked: readonly PaperQuestion[],
    row: RegradeRow,
  ): Promise<Regraded> {
    const [known] = await regradeRepository(tx).list(row.quizId, row.id)
    const appliedBy = known?.appliedByName ?? null
    return presentRegrade(row, { asked, appliedBy, canUndo: row.undoneAt === null, locale })
  }
}

const MOST_TEXTS = 500
const MOST_REFUSED = 20
