import { createHash } from 'node:crypto'
import type { Question } from '@probant/contract/questions/question'
import type { AnswerKey, Paper, Scoring, ShownContent } from '@probant/contract/quizzes/paper'
import { reachablePoints, type Section, sectionsOf } from './composition.ts'

/** As much of a question as a paper is made of. */
export interface PaperQuestion {
  questionId: string
  section: number
  position: number
  points: number
  subject: string
  titleHtml: string
  content: Question['content']
  explanationHtml: string
  scoring: Scoring
}

export interface Shuffling {
  questions: boolean
  answers: boolean
}

/** A drawn question: its place on the paper, and in which order its answers stand there. */
interface Drawn extends PaperQuestion {
  number: number
  /** The places that the answers have in the bank, as the paper shows them. */
  answerOrder: number[]
}

/**
 * What one participant is asked: the draw from each pool, the order and the numbers, all from `seed` alone, so that
 * the same seed always gives the same paper, also after a question was added or taken out.
 */
export function draw(
  { sections, asked }: { sections: Section[]; asked: PaperQuestion[] },
  { seed, shuffling }: { seed: string; shuffling: Shuffling },
): (Section & { questions: Drawn[] })[] {
  let number = 0
  return sectionsOf(sections, asked).map((section) => {
    const mixed = byChance(section.questions, ({ questionId }) => `${seed}/${questionId}`)
    const drawn = new Set(mixed.slice(0, section.draw ?? mixed.length))
    const ordered = shuffling.questions ? mixed : section.questions
    const questions = ordered
      .filter((question) => drawn.has(question))
      .map((question) => {
        number += 1
        return { ...question, number, answerOrder: answerOrder(question, seed, shuffling.answers) }
      })
    return { ...section, questions }
  })
}

export type DrawnSections = ReturnType<typeof draw>

/** Which of its questions a participant is asked: their places in the quiz. Null where everybody is asked all of them. */
export function drawnPlaces(
  quiz: { sections: Section[]; asked: PaperQuestion[] },
  seed: string,
): number[] | null {
  const counts = sectionsOf(quiz.sections, quiz.asked)
  if (counts.every(({ draw, questions }) => (draw ?? questions.length) >= questions.length)) return null
  const drawn = draw(quiz, { seed, shuffling: { questions: false, answers: false } })
  const ids = new Set(drawn.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)))
  return quiz.asked.flatMap(({ questionId }, place) => (ids.has(questionId) ? place : []))
}

/** The paper itself: it holds no answer, nor anything that depends on one. */
export function paperOf(
  quiz: Pick<Paper, 'title' | 'language' | 'instructionsHtml' | 'durationMinutes'>,
  drawn: DrawnSections,
  withoutAnswer: (content: Question['content']) => ShownContent,
): Paper {
  const { title, language, instructionsHtml, durationMinutes } = quiz
  const sections = drawn.map((section) => ({
    title: section.title,
    draw: null,
    questions: section.questions.map((question) => ({
      questionId: question.questionId,
      number: question.number,
      points: question.points,
      titleHtml: withoutLinks(question.titleHtml),
      content: asShown(withoutAnswer(question.content), question.answerOrder),
    })),
  }))
  return {
    title,
    language,
    instructionsHtml,
    durationMinutes,
    questionCount: sections.reduce((total, { questions }) => total + questions.length, 0),
    totalPoints: reachablePoints(sections),
    sections: sections.map(({ title, questions }) => ({ title, questions })),
  }
}

/** The right answers to the same draw. */
export function answerKeyOf(drawn: DrawnSections): AnswerKey {
  return drawn
    .flatMap(({ questions }) => questions)
    .map((question) => ({
      questionId: question.questionId,
      number: question.number,
      points: question.points,
      right: rightAnswer(question),
      explanationHtml: question.explanationHtml,
    }))
}

function rightAnswer({ content, answerOrder }: Drawn): AnswerKey[number]['right'] {
  switch (content.type) {
    case 'multiple_choice': {
      const right = content.answers.findIndex(({ isCorrect }) => isCorrect)
      const html = content.answers[right]?.html ?? ''
      return { type: 'multiple_choice', place: answerOrder.indexOf(right), html }
    }
    case 'true_false':
      return { type: 'true_false', isTrue: content.isTrue }
    case 'fill_in':
      return { type: 'fill_in', accepted: content.accepted }
    case 'open':
      return { type: 'open', guidanceHtml: content.guidanceHtml }
  }
}

function answerOrder({ questionId, content }: PaperQuestion, seed: string, isShuffled: boolean): number[] {
  if (content.type !== 'multiple_choice') return []
  const places = content.answers.map((_, place) => place)
  return isShuffled ? byChance(places, (place) => `${seed}/${questionId}/${place}`) : places
}

function asShown(content: ShownContent, order: number[]): ShownContent {
  if (content.type !== 'multiple_choice') return content
  const answers = content.answers.map(({ html }) => ({ html: withoutLinks(html) }))
  return { ...content, answers: order.flatMap((place) => answers[place] ?? []) }
}

/** Whoever followed one would leave the page, which counts against them; its words stay. */
function withoutLinks(html: string): string {
  return html.replace(LINK, '')
}

/** As our renderer writes them; text never has `<` in it. */
const LINK = /<a(?: [a-z]+="[^"]*")+>|<\/a>/g

/** Every order is as likely as any other, and each thing keeps its luck whatever else is there. */
function byChance<T>(things: T[], nameOf: (thing: T) => string): T[] {
  return things
    .map((thing) => ({ thing, luck: createHash('sha256').update(nameOf(thing)).digest('hex') }))
    .sort((one, other) => (one.luck < other.luck ? -1 : 1))
    .map(({ thing }) => thing)
}
