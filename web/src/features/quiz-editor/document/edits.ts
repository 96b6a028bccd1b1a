import type { Question } from '@probant/contract/questions/question'
import { kindOf } from '@probant/kinds'
import type { Block, DocumentQuestion, QuestionBlock } from './document.ts'

/** At the end; what is there already is not taken twice. */
export function addQuestions(blocks: Block[], questions: Question[]): Block[] {
  const taken = takenIn(blocks)
  const added = questions.filter(({ id }) => !taken.has(id) && taken.add(id)).map(newBlock)
  return added.length === 0 ? blocks : inserted(blocks, added)
}

/** At the end, but into no pool: nobody means to draw from more than they have put there. */
function inserted(blocks: Block[], added: Block[]): Block[] {
  const last = blocks.findLastIndex((block) => block.kind === 'section' && block.draw === null)
  if (last < 0) return [...addSection(blocks), ...added]
  const next = blocks.findIndex((block, index) => index > last && block.kind === 'section')
  return next < 0 ? [...blocks, ...added] : blocks.toSpliced(next, 0, ...added)
}

export function takenIn(blocks: Block[]): Set<string> {
  return new Set(blocks.flatMap((block) => (block.kind === 'question' ? block.question.questionId : [])))
}

/** The question was edited in the bank: it is shown as it is now. */
export function withQuestion(blocks: Block[], edited: Question): Block[] {
  return blocks.map((block) =>
    isOf(block, edited.id)
      ? { ...block, points: pointsAfterEdit(block, edited), question: shownPart(edited) }
      : block,
  )
}

/** A copy stands in the place of a question that can't be changed. */
export function replaceQuestion(blocks: Block[], questionId: string, copy: Question): Block[] {
  return blocks.map((block) =>
    isOf(block, questionId) ? { ...block, key: copy.id, question: shownPart(copy) } : block,
  )
}

function isOf(block: Block, questionId: string): block is QuestionBlock {
  return block.kind === 'question' && block.question.questionId === questionId
}

export function addSection(blocks: Block[]): Block[] {
  return [...blocks, { kind: 'section', key: newSectionKey(blocks), title: '', draw: null }]
}

/** What can be changed of a heading, and of a question. */
export interface BlockChange {
  title?: string
  draw?: number | null
  points?: number
}

export function changeBlock(blocks: Block[], key: string, change: BlockChange): Block[] {
  return blocks.map((block) => (block.key === key ? { ...block, ...change } : block))
}

/** The questions of a section that is removed go on in the one above; the first is only emptied of what it says. */
export function removeBlock(blocks: Block[], key: string): Block[] {
  if (blocks[0]?.key === key) return changeBlock(blocks, key, { title: '', draw: null })
  return blocks.filter((block) => block.key !== key)
}

/** `from` and `to` are places in the list; the first place is the first section's for good. */
export function moveBlock(blocks: Block[], from: number, to: number): Block[] {
  const moved = blocks[from]
  const index = Math.min(Math.max(to, 1), blocks.length - 1)
  if (!moved || from === 0 || index === from) return blocks
  return blocks.toSpliced(from, 1).toSpliced(index, 0, moved)
}

function newBlock(question: Question): Block {
  return { kind: 'question', key: question.id, points: usualPoints(question), question: shownPart(question) }
}

function shownPart(question: Question): DocumentQuestion {
  const { id, type, subject, language, difficulty, title, titleHtml } = question
  return { questionId: id, type, subject, language, difficulty, title, titleHtml }
}

/** An open question is worth its highest score, until the quiz says otherwise. */
function usualPoints({ content }: Question): number {
  return kindOf(content).usualPoints(content)
}

function pointsAfterEdit({ points, question }: QuestionBlock, edited: Question): number {
  return edited.type === question.type ? points : usualPoints(edited)
}

/** Never one that was in use before it was removed above another. */
function newSectionKey(blocks: Block[]): string {
  const numbers = blocks.map(({ key }) => Number(/^section-(\d+)$/.exec(key)?.[1] ?? -1))
  return `section-${Math.max(-1, ...numbers) + 1}`
}
