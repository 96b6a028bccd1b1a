import type { Import, ImportedItem } from '@probant/contract/exchange/import'
import type { ImportRow, ItemRow } from './repository.ts'

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
  if (!question)
    return {
      number,
      line,
      file,
      isGood: false,
      beginning: beginning ?? '',
      fault: fault ?? 'malformed',
      detail,
    }
  const inFile = repeats === null ? null : { number: repeats }
  const duplicate = twinId === null ? inFile : { questionId: twinId }
  return { number, line, file, isGood: true, question, points, notes, duplicate }
}
