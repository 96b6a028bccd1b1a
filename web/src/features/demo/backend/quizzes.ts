import { TRYOUT_QUIZZES_MAX } from '@probant/contract/limits'
import type { QuizDraft } from '@probant/contract/quizzes/form'
import { createQuiz, getQuiz, updateQuiz } from '@probant/contract/quizzes/life'
import { getQuizAnswerKey, getQuizPaper } from '@probant/contract/quizzes/paper'
import { newId } from '#web/lib/new-id.ts'
import type { KeptQuiz } from '../workspace.ts'
import { answers, type Handler } from './handling.ts'
import type { Surroundings } from './index.ts'
import { answerKeyOf, paperOf } from './paper.ts'
import { presentQuiz, presentSaved } from './presenting.ts'
import { found, needsAccount, refusal } from './refusing.ts'

/** The quizzes of the demo: drafts, all of them. */
export function createQuizzes({ workspace, server, now, ref }: Surroundings): Handler[] {
  const find = (id: string | undefined) => workspace.contents().quizzes.find((quiz) => quiz.id === id)
  const get = (id: string) => found(find(id), 'quizNotFound')
  const present = (quiz: KeptQuiz) => presentQuiz(quiz, workspace.contents(), ref())

  async function htmlOf({ instructions }: Pick<QuizDraft, 'instructions'>): Promise<string> {
    return (await server.render({ texts: [instructions] }))[0] ?? ''
  }

  /** Last, since it was worked on last. */
  function save(quiz: KeptQuiz): KeptQuiz {
    const others = workspace.contents().quizzes.filter(({ id }) => id !== quiz.id)
    if (others.length >= TRYOUT_QUIZZES_MAX) throw needsAccount('full')
    workspace.change(() => ({ quizzes: [...others, quiz] }))
    return quiz
  }

  return [
    answers(createQuiz, async ({ body: { id = newId(), duplicateOf: _, ...form } }) => {
      const at = now().toISOString()
      const fresh = { id, form, instructionsHtml: '', revision: 1, createdAt: at, updatedAt: at }
      const quiz = find(id) ?? save({ ...fresh, instructionsHtml: await htmlOf(form) })
      return present(quiz)
    }),
    answers(getQuiz, ({ params }) => present(get(params.quizId))),
    answers(updateQuiz, async ({ params, body: { revision, quiz: changes } }) => {
      const before = get(params.quizId)
      if (before.revision !== revision) throw refusal('quizChangedMeanwhile')
      const form = { ...before.form, ...changes } as QuizDraft
      const isReworded = form.instructions !== before.form.instructions
      const instructionsHtml = isReworded ? await htmlOf(form) : before.instructionsHtml
      const updatedAt = now().toISOString()
      const saved = save({ ...before, form, instructionsHtml, revision: revision + 1, updatedAt })
      return presentSaved(present(saved))
    }),
    answers(getQuizPaper, ({ params, querystring }) => ({
      ...paperOf(get(params.quizId), workspace.contents(), querystring),
      brand: null,
    })),
    answers(getQuizAnswerKey, ({ params }) => answerKeyOf(get(params.quizId), workspace.contents())),
  ]
}
