import { NAME_MAX } from '@probant/contract/limits'
import type { Question } from '@probant/contract/questions/question'
import { DEFAULT_OPTIONS, type QuizForm } from '@probant/contract/quizzes/form'
import type { Quiz, QuizQuestion } from '@probant/contract/quizzes/quiz'
import type { Block, DocumentQuestion, QuizDocument } from './quiz-document.ts'

/** As much of a document as most edits are about: what they give back can be merged into a newer one. */
export type Blocks = Pick<QuizDocument, 'blocks'>
type QuestionBlock = Extract<Block, { kind: 'question' }>
type SectionBlock = Extract<Block, { kind: 'section' }>

const USUAL_MINUTES = 30

export function newDocument({
  language,
  timeZone,
}: Pick<QuizDocument, 'language' | 'timeZone'>): QuizDocument {
  return {
    title: '',
    language,
    startsAt: null,
    endsAt: null,
    timeZone,
    durationMinutes: USUAL_MINUTES,
    instructions: '',
    blocks: [{ kind: 'section', key: 'section-0', title: '', draw: null }],
    options: DEFAULT_OPTIONS,
  }
}

export function documentOf(quiz: Quiz): QuizDocument {
  const { title, language, startsAt, endsAt, timeZone, durationMinutes, instructions, options } = quiz
  const blocks = quiz.sections.flatMap(({ title, draw, questions }, index): Block[] => [
    { kind: 'section', key: `section-${index}`, title, draw },
    ...questions.map(blockOf),
  ])
  return { title, language, startsAt, endsAt, timeZone, durationMinutes, instructions, blocks, options }
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

/** Its number as the page shows it, by the key of each question. */
export function numbersOf(blocks: Block[]): Map<string, number> {
  const questions = blocks.filter(({ kind }) => kind === 'question')
  return new Map(questions.map(({ key }, index) => [key, index + 1]))
}

/** At the end; what is there already is not taken twice. */
export function addQuestions({ blocks }: Blocks, questions: Question[]): Blocks {
  const taken = takenIn(blocks)
  const added = questions.filter(({ id }) => !taken.has(id) && taken.add(id)).map(newBlock)
  return { blocks: added.length === 0 ? blocks : inserted(blocks, added) }
}

/** At the end, but into no pool: nobody means to draw from more than they have put there. */
function inserted(blocks: Block[], added: Block[]): Block[] {
  const last = blocks.findLastIndex((block) => block.kind === 'section' && block.draw === null)
  if (last < 0) return [...addSection({ blocks }).blocks, ...added]
  const next = blocks.findIndex((block, index) => index > last && block.kind === 'section')
  return next < 0 ? [...blocks, ...added] : blocks.toSpliced(next, 0, ...added)
}

export function takenIn(blocks: Block[]): Set<string> {
  return new Set(blocks.flatMap((block) => (block.kind === 'question' ? block.question.questionId : [])))
}

/** The question was edited in the bank: it is shown as it is now. */
export function withQuestion({ blocks }: Blocks, edited: Question): Blocks {
  const changed = (block: Block): Block =>
    block.kind === 'question' && block.question.questionId === edited.id
      ? { ...block, points: pointsAfterEdit(block, edited), question: shownPart(edited) }
      : block
  return { blocks: blocks.map(changed) }
}

export function addSection({ blocks }: Blocks, title = ''): Blocks {
  return { blocks: [...blocks, { kind: 'section', key: newSectionKey(blocks), title, draw: null }] }
}

export function changeBlock<B extends Block>(
  { blocks }: Blocks,
  key: string,
  change: Partial<Omit<B, 'kind' | 'key'>>,
): Blocks {
  return { blocks: blocks.map((block) => (block.key === key ? { ...block, ...change } : block)) }
}

/** The questions of a section that is removed go on in the one above; the first is only emptied of what it says. */
export function removeBlock({ blocks }: Blocks, key: string): Blocks {
  if (blocks[0]?.key === key) return changeBlock<SectionBlock>({ blocks }, key, { title: '', draw: null })
  return { blocks: blocks.filter((block) => block.key !== key) }
}

/** `from` and `to` are places in the list; the first place is the first section's for good. */
export function moveBlock({ blocks }: Blocks, from: number, to: number): Blocks {
  const moved = blocks[from]
  const place = Math.min(Math.max(to, 1), blocks.length - 1)
  if (!moved || from === 0 || place === from) return { blocks }
  const others = blocks.toSpliced(from, 1)
  return { blocks: others.toSpliced(place, 0, moved) }
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

function newBlock(question: Question): Block {
  return { kind: 'question', key: question.id, points: usualPoints(question), question: shownPart(question) }
}

function shownPart(question: Question): DocumentQuestion {
  const { id, type, subject, language, difficulty, title, titleHtml } = question
  return { questionId: id, type, subject, language, difficulty, title, titleHtml }
}

/** An open question is worth its highest score. */
function usualPoints({ content }: Question): number {
  return content.type === 'open' ? content.maxScore : 1
}

function pointsAfterEdit({ points, question }: QuestionBlock, edited: Question): number {
  return edited.type === 'open' || edited.type !== question.type ? usualPoints(edited) : points
}

/** Never one that was in use before it was removed above another. */
function newSectionKey(blocks: Block[]): string {
  const numbers = blocks.map(({ key }) => Number(/^section-(\d+)$/.exec(key)?.[1] ?? -1))
  return `section-${Math.max(-1, ...numbers) + 1}`
}

function shortened(title: string, most: number): string {
  const cut = title.slice(0, most)
  // Half of a character that takes two places is none.
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim()
}
