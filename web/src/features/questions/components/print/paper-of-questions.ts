import type { Locale } from '@probant/contract/locales'
import type { Question } from '@probant/contract/questions/question'
import type { AnswerKey, Paper, PaperQuestion, ShownContent } from '@probant/contract/quizzes/paper'

type InItsLanguage = { language: Locale }

/** What stands around the questions. */
interface Frame {
  title: string
  language: Locale
}

/** Questions as if they were a quiz, in the order in which they come. */
export function paperOf(questions: readonly Question[], frame: Frame) {
  const numbered = questions.map((question, place): PaperQuestion & InItsLanguage => ({
    questionId: question.id,
    number: place + 1,
    points: pointsOf(question),
    titleHtml: question.titleHtml,
    content: shownContent(question.content),
    language: question.language,
  }))
  return {
    ...frame,
    instructionsHtml: '',
    durationMinutes: 0,
    questionCount: numbered.length,
    totalPoints: numbered.reduce((sum, { points }) => sum + points, 0),
    sections: [{ title: '', questions: numbered }],
  } satisfies Paper
}

/** What is right, by the same numbers. */
export function answerKeyOf(questions: readonly Question[]) {
  return questions.map((question, place) => ({
    questionId: question.id,
    number: place + 1,
    points: pointsOf(question),
    right: rightAnswer(question.content),
    explanationHtml: question.explanationHtml,
    language: question.language,
  })) satisfies AnswerKey
}

/** In the bank only an open question says what it is worth. */
function pointsOf({ content }: Question): number {
  return content.type === 'open' ? content.maxScore : 1
}

/** A paper never holds an answer. */
function shownContent(content: Question['content']): ShownContent {
  if (content.type === 'multiple_choice') {
    return { type: content.type, answers: content.answers.map(({ html }) => ({ html })) }
  }
  return content.type === 'open' ? { type: 'open', maxScore: content.maxScore } : { type: content.type }
}

function rightAnswer(content: Question['content']): AnswerKey[number]['right'] {
  if (content.type === 'multiple_choice') {
    const place = content.answers.findIndex(({ isCorrect }) => isCorrect)
    return { type: content.type, place, html: content.answers[place]?.html ?? '' }
  }
  if (content.type === 'true_false') return { type: content.type, isTrue: content.isTrue }
  if (content.type === 'fill_in') return { type: content.type, accepted: content.accepted }
  return { type: content.type, guidanceHtml: content.guidanceHtml }
}
