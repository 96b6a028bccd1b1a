import type { QuestionDraft } from '@probant/contract/questions/form'
import type { Told } from '@probant/contract/quizzes/later-end'
import type { BankRefusal, QuestionWording } from '@probant/contract/quizzes/wording'
import { movesAnswers, type Wording, wordingChanges } from '@probant/contract/quizzes/wording-changes'
import type { FieldSentence } from '@probant/contract/sentences'
import { writtenSchemaOf } from '@probant/kinds/schemas'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { QuizAccess } from './access.ts'
import { type Correcting, NOBODY } from './correcting.ts'
import { type AskedQuestion, placingRepository } from './placings/repository.ts'
import { quizRepository } from './repository.ts'
import { rewordedDraft, snapshotIn, wordingOf } from './worded.ts'

interface Dependencies {
  db: Db
  now: Now
  access: QuizAccess
  questions: Pick<Questions, 'prepare' | 'reword' | 'rendering'>
  correcting: Correcting
}

interface Correction {
  questionId: string
  /** The one it was looked at: nobody corrects what they have not seen. */
  revision: number
  wording: Wording
  alsoInBank: boolean
}

/** A typo in what is published, before anyone has started: what is right and what it is worth stays. */
export function createQuizWording({ db, now, access, questions, correcting }: Dependencies) {
  const { authorizeToCorrect, alone, notify } = correcting

  return {
    async list(actor: Actor, quizId: string): Promise<{ revision: number; questions: QuestionWording[] }> {
      const authorized = await access.authorizeCreator(db, actor, quizId)
      await access.ensureAnswersMayBeSeen(db, authorized)
      const { quiz } = authorized
      const asked = await placingRepository(db).listAsked(quizId)
      const worded = asked.map((question, index) => {
        const { questionId, type, language } = question
        return { questionId, number: index + 1, type, language, wording: wordingOf(question) }
      })
      return { revision: quiz.revision, questions: worded }
    },

    async correct(actor: Actor, quizId: string, correction: Correction): Promise<Told & InBank> {
      const { questionId, revision, wording, alsoInBank } = correction
      const { membership } = await authorizeToCorrect(actor, quizId, revision)
      const { question, number } = await findAsked(db, quizId, questionId)
      const draft = rewordedDraft(question, wording)
      ensureWritten(draft)
      if (movesAnswers(wordingOf(question), wording)) refuseField('wording.answers', 'answersMoved')
      const changes = wordingChanges(wordingOf(question), wording)
      if (changes.length === 0) return { ...NOBODY, bankRefusal: null }

      // It takes its time, so it comes before the transaction.
      const after = await questions.prepare(membership, draft)
      // Two that became one could no longer be told apart, even where the kind allows it.
      ensure(wordingOf(after).answers.length === wording.answers.length, 'answersNotUnique')
      return alone(actor, quizId, revision, async (tx, authorized) => {
        const before = snapshotIn(question)
        const rewording = { questionId, quizId, before, after }
        const bankRefusal = alsoInBank ? await questions.reword(tx, actor, rewording) : null
        await placingRepository(tx).setWording(quizId, questionId, snapshotIn(after))
        await quizRepository(tx).update(quizId, { updatedAt: now() })
        const isInBank = alsoInBank && !bankRefusal
        return { ...(await notify(tx, actor, authorized, { number, changes, isInBank })), bankRefusal }
      })
    },

    async correctInstructions(
      actor: Actor,
      quizId: string,
      { revision, instructions }: { revision: number; instructions: string },
    ): Promise<Told> {
      const { quiz } = await authorizeToCorrect(actor, quizId, revision)
      if (quiz.instructions === instructions) return NOBODY
      const texts = { texts: [instructions] }
      const markdown = await questions.rendering.markdownFor(actor.userId, texts)
      const instructionsHtml = instructions && markdown.block(instructions)
      return alone(actor, quizId, revision, async (tx, authorized) => {
        await quizRepository(tx).update(quizId, { instructions, instructionsHtml, updatedAt: now() })
        const before = authorized.quiz.instructions
        const changes = [{ part: 'instructions' as const, place: null, before, after: instructions }]
        return notify(tx, actor, authorized, { number: null, changes, isInBank: false })
      })
    },
  }
}

export type QuizWording = ReturnType<typeof createQuizWording>

interface InBank {
  bankRefusal: BankRefusal | null
}

/** By the rules of its kind, as when it was written. */
function ensureWritten({ type, content }: QuestionDraft): void {
  const [issue] = writtenSchemaOf(type).safeParse(content).error?.issues ?? []
  ensure(issue?.message !== 'answersNotUnique', 'answersNotUnique')
  if (issue) refuseField('wording.answers', issue.message as FieldSentence)
}

async function findAsked(
  db: DbOrTx,
  quizId: string,
  questionId: string,
): Promise<{ question: AskedQuestion; number: number }> {
  const asked = await placingRepository(db).listAsked(quizId)
  const index = asked.findIndex((one) => one.questionId === questionId)
  const question = asked[index]
  ensure(question, 'questionNotFound')
  return { question, number: index + 1 }
}
