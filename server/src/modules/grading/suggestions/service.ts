import type { Suggestion } from '@probant/contract/grading/suggestion'
import { kindOf } from '@probant/kinds'
import type { Db } from '#server/database/client.ts'
import { type GenerationServices, type Model, ModelFailure } from '#server/modules/generation/index.ts'
import type { QuizPapers } from '#server/modules/quizzes/index.ts'
import type { Grades } from '#server/modules/submissions/index.ts'
import { HOUR, MINUTE, type Now, SECOND } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Log } from '#server/platform/log.ts'
import { createPace } from '#server/platform/pace.ts'
import type { GradingAccess } from '../access.ts'
import type { BlindIds } from '../blind-ids.ts'
import type { AnswerAddress } from '../service.ts'
import { inquiryOf, type Judged, judgementIn } from './inquiry.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  access: GradingAccess
  papers: QuizPapers
  grades: Grades
  blindIds: BlindIds
  model: GenerationServices['model']
}

type Answered = { isAvailable: true; suggestion: Suggestion } | { isAvailable: false }

/** What the model thinks of an answer: shown to whoever grades, and kept nowhere. */
export function createSuggestions(dependencies: Dependencies) {
  const { db, now, log, access, papers, grades, blindIds, model } = dependencies
  const pace = createPace({ atOnce: AN_HOUR, perSecond: (AN_HOUR * SECOND) / HOUR, remembers: REMEMBERED })

  return {
    async suggest(actor: Actor, address: AnswerAddress): Promise<Answered> {
      const judged = await judgedAt(actor, address)
      const asked = await model()
      if (!asked) return { isAvailable: false }

      pace.keep(actor.userId, now())
      const text = await answerOf(asked, judged)
      const judgement = judgementIn(text, judged)
      if (!judgement) throw new ModelFailure('unreadable')
      return { isAvailable: true, suggestion: { ...judgement, model: asked.name } }
    },
  }

  /** Nothing is held while the model thinks. */
  function judgedAt(actor: Actor, address: AnswerAddress): Promise<Judged> {
    return db.transaction(async (tx) => {
      const { quiz } = await access.authorize(tx, actor, address.quizId)
      const submissionId = await blindIds.reveal(tx, address)
      const { question, text } = await grades.lock(tx, { ...address, submissionId })
      const asked = await papers.questionsOf(tx, quiz)
      const title = asked.find(({ questionId }) => questionId === address.questionId)?.title ?? ''
      const guidance = kindOf(question.content).byPerson?.guidanceOf(question.content).text ?? ''
      return { language: actor.locale, question: title, guidance, maxPoints: question.points, answer: text }
    })
  }

  async function answerOf(asked: Model, judged: Judged): Promise<string> {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    let text = ''
    try {
      for await (const piece of asked.answer(inquiryOf(judged, asked), signal)) {
        text += piece
        if (text.length > LONGEST) break
      }
    } catch (error) {
      const failure =
        error instanceof ModelFailure ? error : new ModelFailure(signal.aborted ? 'timeout' : 'unreachable')
      const { kind, httpStatus } = failure
      log.warn({ model: asked.name, kind, httpStatus }, 'no grade could be suggested')
      throw failure
    }
    return text
  }
}

/** Somebody sits before the screen. */
const PATIENCE_MS = MINUTE
/** Longer than any judgement. */
const LONGEST = 20_000
/** A class of answers at a good pace; a model may cost money. */
const AN_HOUR = 120
const REMEMBERED = 1_000
