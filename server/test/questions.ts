import { createQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'
import type { Browser } from './browser.ts'

/** Forms as authors fill them in, and questions made of them over HTTP. */
export function aQuestion(changes: Partial<MultipleChoice> = {}): MultipleChoice {
  return {
    type: 'multiple_choice',
    subject: 'Geography',
    language: 'en',
    difficulty: 'easy',
    title: 'What is the capital of France?',
    content: { answers: answersOf('Paris', 'Lyon', 'Nice', 'Lille') },
    ...changes,
  }
}

/** The first one is right. */
export function answersOf(...texts: string[]) {
  return texts.map((text, index) => ({ text, isCorrect: index === 0 }))
}

export async function written(
  browser: Browser,
  form: Partial<MultipleChoice> | QuestionForm = {},
  workspace?: string,
): Promise<Question> {
  const body =
    form.type && form.type !== 'multiple_choice' ? (form as QuestionForm) : aQuestion(form as object)
  const answer = await browser.call(createQuestion, { body }, inWorkspace(workspace))
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

export function inWorkspace(workspace = 'personal') {
  return { headers: { 'x-workspace': workspace } }
}

type MultipleChoice = Extract<QuestionForm, { type: 'multiple_choice' }>
