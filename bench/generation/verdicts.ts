import { readFileSync } from 'node:fs'

/** What was read one by one by a person, with the reason for each verdict, is kept in `docs/evaluation`. */
export function readVerdicts(file: string): Map<string, boolean> {
  const lines = readFileSync(new URL(`../../docs/evaluation/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return new Map(
    lines.slice(1).map((line) => {
      const [place, question, verdict] = line.split('\t')
      return [keyOf(place, question), verdict === 'kept'] as const
    }),
  )
}

/** How many of the questions were kept, of those that somebody has read. */
export function verdictOn(questions: readonly Judged[], verdicts: ReadonlyMap<string, boolean>) {
  const read = questions.flatMap(({ place, question }) => verdicts.get(keyOf(place, question)) ?? [])
  const kept = read.filter(Boolean).length
  return { kept, read: read.length, unread: questions.length - read.length, share: kept / read.length }
}

export interface Judged {
  /** The text or the subject that it was made of. */
  place: string
  question: string
}

function keyOf(place = '', question = ''): string {
  return `${place}\t${question}`
}
