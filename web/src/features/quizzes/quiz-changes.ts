import { type QuizChanges, quizFormSchema } from '@probant/contract/quizzes/form'
import type { Quiz, SavedQuiz } from '@probant/contract/quizzes/quiz'
import { documentOf, formOf, writtenSections } from './document-edits.ts'
import { sizeOf } from './document-plan.ts'
import type { QuizDocument } from './quiz-document.ts'

/** What an edit has to send: the fields of the form that are not as the server has them. */
export function changesOf(before: Quiz, document: QuizDocument): QuizChanges {
  const [known, written] = [formOf(documentOf(before)), formOf(document)]
  const names = Object.keys(written) as (keyof typeof written)[]
  const changed = names.filter((name) => JSON.stringify(written[name]) !== JSON.stringify(known[name]))
  return Object.fromEntries(changed.map((name) => [name, written[name]]))
}

/** The quiz as the server has it after the save: its answer tells only what the page can't know. */
export function afterSave(before: Quiz, document: QuizDocument, saved: SavedQuiz): Quiz {
  const tidied = quizFormSchema.parse(formOf(document))
  const written = writtenSections(document.blocks)
  let number = 0
  const sections = tidied.sections.map(({ title, draw }, place) => {
    const questions = written[place]?.questions ?? []
    return {
      title,
      draw,
      questions: questions.map(({ question, points }) => ({ ...question, points, number: ++number })),
    }
  })
  return { ...before, ...tidied, ...saved, sections, totalPoints: sizeOf(document.blocks).totalPoints }
}
