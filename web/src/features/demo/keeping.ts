import { draftOf } from '@probant/contract/questions/draft'
import { type KeptTryoutForm, TRYOUT_SOURCES } from '@probant/contract/tryout-keeping'
import type { Contents } from './workspace.ts'

/** What is sent to be kept; of the questions only these, where somebody has chosen. */
export function keptOf({ questions, quizzes }: Contents, chosen?: ReadonlySet<string>): KeptTryoutForm {
  const isChosen = (id: string) => !chosen || chosen.has(id)
  const sent = questions.filter(({ id }) => isChosen(id))
  const known = new Set(sent.map(({ id }) => id))
  return {
    questions: sent.map((question) => ({
      id: question.id,
      question: draftOf(question),
      source: TRYOUT_SOURCES.find((source) => source === question.source) ?? null,
      sourceSentence: question.sourceSentence,
    })),
    quizzes: quizzes
      .filter(({ id }) => isChosen(id))
      .map(({ id, form }) => ({
        ...form,
        id,
        sections: form.sections.map((section) => ({
          ...section,
          questions: section.questions.filter(({ questionId }) => known.has(questionId)),
        })),
      })),
  }
}
