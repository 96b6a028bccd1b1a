import { readFileSync } from 'node:fs'

/** A good question; one off its subject; one whose key is wrong, or not the only one; one that nobody would use as it stands. */
const VERDICTS = ['kept', 'off', 'wrong', 'poor', 'rejected'] as const
type Verdict = (typeof VERDICTS)[number]

export interface Judged {
  /** The text or the subject that it was made of. */
  place: string
  question: string
}

/** What was read one by one, with the reason for each verdict, stands in `docs/evaluation`. */
export function readVerdicts(file: string): Map<string, Verdict> {
  const lines = readFileSync(new URL(`../../docs/evaluation/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return new Map(
    lines.slice(1).map((line) => {
      const [place, question, said] = line.split('\t')
      const verdict = VERDICTS.find((one) => one === said)
      if (!verdict) throw new Error(`${file}: no verdict in “${line}”`)
      return [keyOf(place, question), verdict] as const
    }),
  )
}

/** What was said of these questions, as they are made today. One that was made otherwise then was not read. */
export function verdictsOn(questions: readonly Judged[], verdicts: ReadonlyMap<string, Verdict>) {
  const said = questions.flatMap(({ place, question }) => verdicts.get(keyOf(place, question)) ?? [])
  const count = (verdict: Verdict) => said.filter((one) => one === verdict).length
  return { count, read: said.length, readShare: said.length / questions.length }
}

function keyOf(place = '', question = ''): string {
  return `${place}\t${question}`
}
