import type { Locale } from '@probant/contract/locales'
import type { QuestionGenerator } from '../../server/src/modules/generation/provider.ts'
import { Refusal } from '../../server/src/platform/errors.ts'
import { runBatch } from './batch.ts'
import { EVERYDAY_SUBJECTS } from './everyday-subjects.ts'

/** Ten questions, as most people ask for them. */
const COUNTS = { easy: 3, medium: 4, tough: 3 }

/** Which of the everyday subjects give ten questions, which fewer, which are refused as unknown. */
export async function measureCoverage(generator: QuestionGenerator, language: Locale) {
  const served: string[] = []
  const short: string[] = []
  const refused: string[] = []
  for (const subject of EVERYDAY_SUBJECTS[language]) {
    if (await isRefused(generator, subject, language)) {
      refused.push(subject)
      continue
    }
    const asked = { subject, language, seed: 1, counts: COUNTS, types: ['multiple_choice' as const] }
    const delivered = await runBatch(generator, asked)
    ;(delivered.length === 10 ? served : short).push(subject)
  }
  return { served, short, refused, share: served.length / EVERYDAY_SUBJECTS[language].length }
}

async function isRefused(generator: QuestionGenerator, subject: string, language: Locale): Promise<boolean> {
  try {
    await generator.ensureServes?.({ subject, language, text: '' })
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}
