import type { RegradePreview } from '@probant/contract/grading/regrading'
import { scalingOf } from '@probant/contract/scale/scale'
import type { Tx } from '#server/database/client.ts'
import type { Authorized, QuizKeys, QuizPapers } from '#server/modules/quizzes/index.ts'
import type { Marks, Remarked } from '#server/modules/submissions/index.ts'
import { ensure, refuseField } from '#server/platform/errors.ts'
import { changed, type Keyed, type KeyRegrade } from './change.ts'
import { isChanged, movedAmong, presentPreview } from './present.ts'
import { type Change, type RegradeRow, regradeRepository } from './repository.ts'

interface Dependencies {
  papers: QuizPapers
  keys: QuizKeys
  marks: Marks
}

type Quiz = Authorized['quiz']

/** A question is marked otherwise, and with it all that is over. */
export function createKeyChanges({ papers, keys, marks }: Dependencies) {
  return {
    async preview(tx: Tx, quiz: Quiz, regrade: KeyRegrade): Promise<RegradePreview> {
      const { after } = await changeOf(tx, quiz, regrade)
      const remarked = await all(marks.remark(tx, quiz.id, after))
      const moved = movedAmong(remarked)
      const shown = moved.slice(0, MOST_SHOWN).map(({ id }) => id)
      const people = await regradeRepository(tx).namesOf(shown)
      return presentPreview(remarked.length, moved, people, scalingOf(quiz))
    },

    async apply(tx: Tx, quiz: Quiz, regrade: KeyRegrade): Promise<Change> {
      await keys.lock(tx, quiz.id)
      const { before, after } = await changeOf(tx, quiz, regrade)
      const changedCount = await write(tx, quiz.id, after)
      const { content, scoring } = after.questions[after.place] ?? before
      return {
        submissionId: null,
        before: { content: before.content, scoring: before.scoring },
        after: { content, scoring },
        changedCount,
      }
    },

    async undo(tx: Tx, quiz: Quiz, { questionId, before }: RegradeRow): Promise<void> {
      await keys.lock(tx, quiz.id)
      const { place, questions } = await keyOf(tx, quiz, questionId)
      const question = questions[place]
      if (!question) return
      const restored = { ...question, ...(before as Keyed) }
      await write(tx, quiz.id, { place, questions: questions.with(place, restored) })
    },
  }

  /** Where the question stands, and how it is marked before and afterwards, with all the others. */
  async function changeOf(tx: Tx, quiz: Quiz, regrade: KeyRegrade) {
    const { place, questions } = await keyOf(tx, quiz, regrade.questionId)
    const before = questions[place] as (typeof questions)[number]
    const after = changed(before, regrade)
    if (after === 'unfit') refuseField(WRONG_FIELD[regrade.kind], 'invalid')
    ensure(after !== 'same' && quiz.submissionCount > 0, 'nothingToRegrade')
    return { before, after: { place, questions: questions.with(place, { ...before, ...after }) } }
  }

  async function keyOf(tx: Tx, quiz: Quiz, questionId: string) {
    const questions = [...((await papers.markingKeys(tx, [quiz.id])).get(quiz.id)?.questions ?? [])]
    const index = questions.findIndex((one) => one.questionId === questionId)
    ensure(index !== -1, 'questionNotFound')
    return { place: index, questions }
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
}

const MOST_SHOWN = 100

/** Where it says what can't be. */
const WRONG_FIELD = { key: 'right', accept: 'text', drop: 'kind', give: 'kind' } as const

async function all(portions: AsyncIterable<Remarked[]>): Promise<Remarked[]> {
  const found: Remarked[] = []
  for await (const portion of portions) found.push(...portion)
  return found
}
