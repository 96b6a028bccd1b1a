import type { Import, ImportedItem } from '@probant/contract/exchange/import'
import type { QuestionSnapshot } from '#server/modules/questions/index.ts'
import type { ImportRow, ItemRow, UnfinishedQuestion } from './repository.ts'

interface Counts {
  good: number
  all: number
  duplicate: number
}

export function presentImport(row: ImportRow, { good, all, duplicate }: Counts): Import {
  const {
    id,
    fileName,
    format,
    status,
    fault,
    faultLine,
    foundCount,
    lookedAtCount,
    table,
    title,
    quiz,
    createdAt,
  } = row
  return {
    id,
    fileName,
    format,
    status,
    fault,
    faultLine,
    foundCount,
    lookedAtCount,
    goodCount: good,
    faultyCount: all - good,
    duplicateCount: duplicate,
    table,
    title,
    hasQuiz: quiz !== null,
    createdAt: createdAt.toISOString(),
  }
}

export function presentItem({ item, twinId }: { item: ItemRow; twinId: string | null }): ImportedItem {
  const { number, line, file, question, points, notes, repeats, fault, detail, beginning } = item
  if (!question || !isWhole(question) || fault !== null)
    return {
      number,
      line,
      file,
      isGood: false,
      beginning: beginning?.split('\n')[0] ?? '',
      source: beginning ?? '',
      fault: fault ?? 'malformed',
      detail,
      draft: question,
    }
  const inFile = repeats === null ? null : { number: repeats }
  const duplicate = twinId === null ? inFile : { questionId: twinId }
  return { number, line, file, isGood: true, question, points, notes, duplicate }
}

/** It says what is right. */
export function isWhole(question: UnfinishedQuestion): question is QuestionSnapshot {
  return question.content !== null
}
