import { readFileSync } from 'node:fs'
import type { Locale } from '@probant/contract/locales'

/** What teachers, trainers and recruiters type: 400 subjects with their names, written down before the facts were. */
export const EVERYDAY_SUBJECTS = readList('everyday-subjects.tsv')

/** A quarter of them, by lot, which nobody who writes facts looks at. */
export const KEPT_ASIDE = readList('kept-aside-subjects.tsv')

/** A line a subject: its English names, a tab, its French names. */
function readList(file: string): Record<Locale, readonly string[]> {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const column = (place: number) => lines.flatMap((line) => line.split('\t')[place]?.split(' | ') ?? [])
  return { en: column(0), fr: column(1) }
}
