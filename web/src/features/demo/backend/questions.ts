import {
  changeQuestions,
  createQuestion,
  deleteQuestion,
  duplicateQuestion,
  getQuestion,
  listQuestions,
  listSubjects,
  updateQuestion,
} from '@probant/contract/questions/bank'
import type { QuestionDraft } from '@probant/contract/questions/form'
import { previewQuestion } from '@probant/contract/questions/preview'
import { ApiError } from '#web/lib/api-error.ts'
import { newId } from '#web/lib/new-id.ts'
import { capacityLeftIn, type KeptQuestion } from '../workspace.ts'
import { pageIn, subjectsIn } from './bank-list.ts'
import { answers, type Handler } from './handling.ts'
import type { Surroundings } from './index.ts'
import { isInQuiz, presentQuestion } from './presenting.ts'
import { found, needsAccount, refusal } from './refusing.ts'
import { textsOf, written } from './writing.ts'

/** The question bank of the demo. */
export function createQuestions({ workspace, server, now }: Surroundings): Handler[] {
  const present = (question: KeptQuestion) => presentQuestion(question, workspace.contents())
  const get = (id: string) =>
    found(
      workspace.contents().questions.find((question) => question.id === id),
      'questionNotFound',
    )

  async function draftOf(draft: QuestionDraft) {
    return written(draft, await server.render(textsOf(draft)))
  }

  function add(question: Omit<KeptQuestion, 'id' | 'revision' | 'createdAt' | 'updatedAt'>): KeptQuestion {
    if (capacityLeftIn(workspace.contents()) === 0) throw needsAccount('full')
    const at = now().toISOString()
    const added = { ...question, id: newId(), revision: 1, createdAt: at, updatedAt: at }
    workspace.change(({ questions }) => ({ questions: [...questions, added] }))
    return added
  }

  function replace(changed: KeptQuestion): KeptQuestion {
    const question = { ...changed, revision: changed.revision + 1, updatedAt: now().toISOString() }
    workspace.change(({ questions }) => ({
      questions: questions.map((one) => (one.id === question.id ? question : one)),
    }))
    return question
  }

  function remove(id: string): void {
    if (isInQuiz(id, workspace.contents())) throw refusal('questionInQuiz')
    workspace.change(({ questions }) => ({ questions: questions.filter((one) => one.id !== id) }))
  }

  function duplicate(id: string): KeptQuestion {
    return add({ ...get(id), ...BY_HAND })
  }

  return [
    answers(listQuestions, ({ querystring }) =>
      pageIn(workspace.contents().questions.map(present), querystring),
    ),
    answers(listSubjects, ({ querystring }) => subjectsIn(workspace.contents().questions, querystring)),
    answers(getQuestion, ({ params }) => present(get(params.questionId))),
    answers(previewQuestion, async ({ body }) => ({ html: await server.render(body) })),
    answers(createQuestion, async ({ body }) => present(add({ ...(await draftOf(body)), ...BY_HAND }))),
    answers(updateQuestion, async ({ params, body: { revision, question } }) => {
      const before = get(params.questionId)
      if (before.revision !== revision) throw refusal('questionChangedMeanwhile')
      return present(replace({ ...before, ...(await draftOf(question)) }))
    }),
    answers(deleteQuestion, ({ params }) => remove(get(params.questionId).id) as undefined),
    answers(duplicateQuestion, ({ params }) => present(duplicate(params.questionId))),
    answers(changeQuestions, ({ body }) => {
      const actions = body.questionIds.map((questionId) => {
        try {
          if (body.action === 'delete') remove(questionId)
          else if (body.action === 'duplicate') duplicate(questionId)
          else if (body.action === 'setSubject') replace({ ...get(questionId), subject: body.subject })
          else replace({ ...get(questionId), difficulty: body.difficulty })
          return { questionId }
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          return { questionId, code: error.code, message: error.message }
        }
      })
      return {
        done: actions.flatMap((action) => ('code' in action ? [] : action.questionId)),
        refused: actions.flatMap((action) => ('code' in action ? action : [])) as Refused[],
      }
    }),
  ]
}

type Refused = { questionId: string; code: string; message: string }

const BY_HAND = { origin: 'manual', source: null, sourceSentence: null } as const
