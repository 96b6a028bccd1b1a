import { createHash } from 'node:crypto'
import type { Locale } from '@probant/contract/locales'
import type { Question } from '@probant/contract/questions/question'
import type { AnswerKey, Paper, Scoring } from '@probant/contract/quizzes/paper'
import { kindOf } from '@probant/kinds'
import { draw as drawFrom } from '@probant/kinds/draw'
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

/**
 * What one participant is asked, all from `seed` alone, so that the same seed always gives the same paper, also after a
 * question was added or taken out.
 */
export function draw(
  { sections, asked }: { sections: Section[]; asked: PaperQuestion[] },
  { seed, pool = seed, attempt = 1, shuffling }: PaperSeed & { shuffling: Shuffling },
) {
  return drawFrom(sectionsOf(sections, asked), {
    shuffling,
    nameOf: ({ questionId }) => questionId,
    luckOf: luckBy(seed),
    ...(attempt > 1 && { attempt: { number: attempt, poolLuckOf: luckBy(pool) } }),
  })
}

function luckBy(seed: string): (name: string) => string {
  return (name) => createHash('sha256').update(`${seed}/${name}`).digest('hex')
}

/** All that a paper is drawn by. */
export interface PaperSeed {
  seed: string
  /** What all papers of one person have in common: none of them asks again what an earlier one asked, as long as there is more. */
  pool?: string
  attempt?: number
}

export type DrawnSections = ReturnType<typeof draw>

/** Which of its questions a participant is asked: their places in the quiz. Null where everybody is asked all of them. */
export function drawnPlaces(
  quiz: { sections: Section[]; asked: PaperQuestion[] },
  seed: PaperSeed,
): number[] | null {
  const counts = sectionsOf(quiz.sections, quiz.asked)
  if (counts.every(({ draw, questions }) => (draw ?? questions.length) >= questions.length)) return null
  const drawn = draw(quiz, { ...seed, shuffling: { questions: false, answers: false } })
  const ids = new Set(drawn.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)))
  return quiz.asked.flatMap(({ questionId }, index) => (ids.has(questionId) ? index : []))
}

/** The paper itself: it holds no answer, nor anything that depends on one. */
export function paperOf(
  quiz: Pick<Paper, 'title' | 'language' | 'instructionsHtml' | 'durationMinutes'>,
  drawn: DrawnSections,
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
      content: kindOf(question.content).show(question.content, question.order, withoutLinks),
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

/** The right answers to the same draw; for whoever marks by hand with what they should know, in their language. */
export function answerKeyOf(drawn: DrawnSections, markedIn?: Locale): AnswerKey {
  return drawn
    .flatMap(({ questions }) => questions)
    .map((question) => ({
      questionId: question.questionId,
      number: question.number,
      points: question.points,
      right: kindOf(question.content).rightOf(question.content, question.order),
      explanationHtml: question.explanationHtml,
      ...(markedIn && { note: noteOn(question, markedIn) }),
    }))
}

function noteOn({ content, points }: PaperQuestion, locale: Locale): string | undefined {
  return kindOf(content).onSheet?.note?.(content, { points, locale })
}

/** Whoever followed one would leave the page, which counts against them; its words stay. */
function withoutLinks(html: string): string {
  return html.replace(LINK, '')
}

/** As our renderer writes them; text never has `<` in it. */
const LINK = /<a(?: [a-z]+="[^"]*")+>|<\/a>/g
