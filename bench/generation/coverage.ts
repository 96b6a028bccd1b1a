import type { Locale } from '@probant/contract/locales'
import type { QuestionGenerator } from '../../server/src/modules/generation/provider.ts'
import { Refusal } from '../../server/src/platform/errors.ts'
import { runBatch } from './batch.ts'

/** Ten questions, as most people ask for them. */
const COUNTS = { easy: 3, medium: 4, tough: 3 }

/** Which of the subjects, as they were typed, give ten questions, which fewer, and which are refused as unknown. */
export async function measureCoverage(
  generator: QuestionGenerator,
  language: Locale,
  subjects: readonly string[],
) {
  const short: string[] = []
  const refused: string[] = []
  for (const subject of subjects) {
    if (await isRefused(generator, subject, language)) {
      refused.push(subject)
      continue
    }
    const asked = { subject, language, seed: 1, counts: COUNTS, types: ['multiple_choice' as const] }
    const { length } = await runBatch(generator, asked)
    if (length < 10) short.push(`${subject} (${length})`)
  }
  return { short, refused, share: 1 - (short.length + refused.length) / subjects.length }
}

export async function isRefused(
  generator: QuestionGenerator,
  subject: string,
  language: Locale,
): Promise<boolean> {
  try {
    await generator.ensureServes?.({ subject, language, text: '' })
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}
