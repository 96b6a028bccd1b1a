import type { Locale } from '@probant/contract/locales'
import type { QuestionGenerator } from '../../server/src/modules/generation/provider.ts'
import { runBatch } from './batch.ts'
import { isRefused } from './coverage.ts'
import { KEPT_ASIDE } from './everyday-subjects.ts'
import { inOneLine } from './from-text.ts'
import type { Judged } from './verdicts.ts'

const COUNTS = { easy: 3, medium: 4, tough: 3 }
const TYPES = ['multiple_choice', 'true_false', 'fill_in'] as const
/** How many of them are read, to see whether they are on their subject. */
const SAMPLE = 100

/** One question each of a hundred names that are kept aside, in turn one of the ten that each gives. */
export async function sampleOnSubjects(generator: QuestionGenerator, language: Locale): Promise<Judged[]> {
  const served = await servedOf(generator, language)
  const names = Array.from(
    { length: SAMPLE },
    (_, at) => served[Math.floor((at * served.length) / SAMPLE)] ?? '',
  )
  const sample: Judged[] = []
  for (const [at, subject] of names.entries()) {
    const questions = await runBatch(generator, {
      subject,
      language,
      seed: 7,
      counts: COUNTS,
      types: [...TYPES],
    })
    const one = questions[at % questions.length]
    if (one) sample.push({ place: `${language} ${subject}`, question: inOneLine(one.candidate) })
  }
  return sample
}

async function servedOf(generator: QuestionGenerator, language: Locale): Promise<string[]> {
  const served: string[] = []
  for (const subject of KEPT_ASIDE[language])
    if (!(await isRefused(generator, subject, language))) served.push(subject)
  return served
}
