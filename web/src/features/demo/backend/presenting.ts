import type { Question } from '@probant/contract/questions/question'
import type { Quiz, SavedQuiz } from '@probant/contract/quizzes/quiz'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Contents, KeptQuestion, KeptQuiz } from '../workspace.ts'

/** A question as the pages know it: the visitor's own, to do with as they like. */
export function presentQuestion(question: KeptQuestion, contents: Contents): Question {
  const quizCount = contents.quizzes.filter((quiz) => isIn(question.id, quiz)).length
  const isUsed = quizCount > 0
  return {
    ...question,
    quizCount,
    creator: { id: contents.visitorId, name: '' },
    can: { edit: true, delete: !isUsed },
    whyNot: { edit: null, delete: isUsed ? 'questionInQuiz' : null },
  }
}

export function isInQuiz(questionId: string, { quizzes }: Contents): boolean {
  return quizzes.some((quiz) => isIn(questionId, quiz))
}

function isIn(questionId: string, { form }: KeptQuiz): boolean {
  return form.sections.some(({ questions }) => questions.some((placed) => placed.questionId === questionId))
}

/** A draft that can be written on and nothing else: what comes after that needs an account. */
export function presentQuiz(quiz: KeptQuiz, contents: Contents, workspace: WorkspaceRef): Quiz {
  const { form } = quiz
  const known = new Map(contents.questions.map((question) => [question.id, question]))
  let number = 0
  const sections = form.sections.map(({ title, draw, questions }) => ({
    title,
    draw,
    questions: questions.flatMap(({ questionId, points }) => {
      const question = known.get(questionId)
      if (!question) return []
      const { type, subject, language, difficulty, title, titleHtml } = question
      number += 1
      return { questionId, number, points, type, subject, language, difficulty, title, titleHtml }
    }),
  }))
  const asked = sections.flatMap(({ draw, questions }) => questions.slice(0, draw ?? questions.length))
  return {
    ...form,
    sections,
    id: quiz.id,
    workspace,
    status: 'draft',
    phase: 'draft',
    completedAt: null,
    questionCount: asked.length,
    participantCount: 0,
    submissionCount: 0,
    creator: { id: contents.visitorId, name: '' },
    createdAt: quiz.createdAt,
    updatedAt: quiz.updatedAt,
    can: CAN,
    instructionsHtml: quiz.instructionsHtml,
    totalPoints: asked.reduce((total, { points }) => total + points, 0),
    revision: quiz.revision,
    publishedAt: null,
  }
}

/** What the editor can't know by itself. */
export function presentSaved(quiz: Quiz): SavedQuiz {
  const { sections: _, options: _options, instructions: _words, totalPoints: _points, ...saved } = quiz
  return saved
}

const CAN: Quiz['can'] = {
  edit: true,
  publish: true,
  deactivate: false,
  end: false,
  endLater: false,
  reword: false,
  delete: false,
  duplicate: false,
  manageParticipants: false,
  invite: false,
  handOver: false,
}
