import { NAME_MAX } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import { DEFAULT_OPTIONS, type QuizForm, type QuizOptions } from '@probant/contract/quizzes/form'
import type { Quiz, QuizQuestion } from '@probant/contract/quizzes/quiz'
import { instantOf, wallTimeOf } from '#web/lib/wall-time.ts'

/** A question as the document shows it; a bank's question has all of this. */
export type DocumentQuestion = Omit<QuizQuestion, 'number' | 'points'>

/**
 * The document is one list: a question belongs to the nearest section above it, so that moving it past a heading moves
 * it into another section. The first block is always a section; its heading is not shown while it has neither a title
 * nor a draw.
 */
export type Block = SectionBlock | QuestionBlock

export interface SectionBlock {
  kind: 'section'
  key: string
  title: string
  draw: number | null
}

export interface QuestionBlock {
  kind: 'question'
  key: string
  points: number
  question: DocumentQuestion
}

/** A quiz while it is being written. */
export interface QuizDocument {
  title: string
  language: Locale
  startsAt: string | null
  endsAt: string | null
  timeZone: string
  /** Nothing while the field is empty. */
  durationMinutes: number | ''
  instructions: string
  blocks: Block[]
  options: QuizOptions
}

/** What is set beside the document: it changes neither with a letter of the title nor with the order of the questions. */
export type QuizSettings = Omit<QuizDocument, 'title' | 'blocks'>

const USUAL_MINUTES = 30
const USUAL_DAYS = 7
export const USUAL_END = '18:00'

interface Beginning extends Pick<QuizDocument, 'language' | 'timeZone'> {
  now: Date
}

/** It can be published once it has a title and a question: everything else begins with what is usual. */
export function newDocument({ language, timeZone, now }: Beginning): QuizDocument {
  return {
    title: '',
    language,
    startsAt: null,
    endsAt: inAWeek(now, timeZone),
    timeZone,
    durationMinutes: USUAL_MINUTES,
    instructions: '',
    blocks: [{ kind: 'section', key: 'section-0', title: '', draw: null }],
    options: DEFAULT_OPTIONS,
  }
}

/** In the evening, by the clocks of the zone. */
function inAWeek(now: Date, timeZone: string): string {
  const day = wallTimeOf(new Date(now.getTime() + USUAL_DAYS * DAY_MS), timeZone).slice(0, 10)
  return instantOf(`${day}T${USUAL_END}`, timeZone)
}

const DAY_MS = 86_400_000

export function documentOf(quiz: Quiz): QuizDocument {
  const { title, language, startsAt, endsAt, timeZone, durationMinutes, instructions, options } = quiz
  const blocks = quiz.sections.flatMap(({ title, draw, questions }, index): Block[] => [
    { kind: 'section', key: `section-${index}`, title, draw },
    ...questions.map(blockOf),
  ])
  return { title, language, startsAt, endsAt, timeZone, durationMinutes, instructions, blocks, options }
}

/** A draft saves itself, a published quiz when it is told to. */
export function isDraft(quiz: Pick<Quiz, 'status'> | undefined): boolean {
  return quiz === undefined || quiz.status === 'draft'
}

/** A copy to begin with: it has no dates, and is told apart by its title. */
export function duplicateOf(quiz: Quiz, named: (title: string) => string): QuizDocument {
  const title = named(shortened(quiz.title, NAME_MAX - named('').length))
  return { ...documentOf(quiz), title, startsAt: null, endsAt: null }
}

/** What is sent; checked by the contract's schema, so it need not be right yet. */
export function formOf({ blocks, ...document }: QuizDocument): QuizForm {
  const { durationMinutes } = document
  return {
    ...document,
    durationMinutes: durationMinutes === '' ? Number.NaN : durationMinutes,
    sections: writtenSections(blocks).map(({ title, draw, questions }) => ({
      title,
      draw,
      questions: questions.map(({ question, points }) => ({ questionId: question.questionId, points })),
    })),
  }
}

/** Would both be saved as the same? How a question is worded is the bank's matter. */
export function isSame(one: QuizDocument, other: QuizDocument): boolean {
  return one === other || JSON.stringify(formOf(one)) === JSON.stringify(formOf(other))
}

export interface DocumentSection extends Pick<SectionBlock, 'key' | 'title' | 'draw'> {
  questions: QuestionBlock[]
}

/** The headings, each with the questions below it. */
export function sectionsOf(blocks: Block[]): DocumentSection[] {
  const sections: DocumentSection[] = []
  for (const block of blocks) {
    if (block.kind === 'section') sections.push({ ...block, questions: [] })
    else sections.at(-1)?.questions.push(block)
  }
  return sections
}

/** Without the first one where nobody has made anything of it: it is always there, and not shown. */
export function writtenSections(blocks: Block[]): DocumentSection[] {
  const [first, ...others] = sectionsOf(blocks)
  const isBlank = first?.title === '' && first.draw === null && first.questions.length === 0
  return first && !(isBlank && others.length > 0) ? [first, ...others] : others
}

function blockOf({
  questionId,
  points,
  type,
  subject,
  language,
  difficulty,
  title,
  titleHtml,
}: QuizQuestion): Block {
  const question = { questionId, type, subject, language, difficulty, title, titleHtml }
  return { kind: 'question', key: questionId, points, question }
}

function shortened(title: string, most: number): string {
  const cut = title.slice(0, most)
  // Half of a character that takes two places is none.
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim()
}
