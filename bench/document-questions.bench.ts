import { TUNING_TEXTS } from '../knowledge/src/document/testing/tuning-texts.ts'
import { createDocumentWorkers } from '../server/src/modules/generation/documents/workers.ts'

/**
 * The promises: 20 questions from a ten-page text within two seconds, and nobody else waits for them. The second is
 * told as a ratio: the longest pause of this thread, against the time that the work takes.
 */
const WITHIN_MS = 2000
const LONGEST_SHARE = 0.5

const workers = createDocumentWorkers()
const pages = TUNING_TEXTS.filter(({ language }) => language === 'en').map(({ text }) => text)
const text = Array.from({ length: 10 }, (_, at) => pages[at % pages.length]).join('\n\n')
const slots = Array.from({ length: 20 }, () => ({ type: 'fill_in' as const, difficulty: 'medium' as const }))
const request = { subject: 'Reading', language: 'en' as const, text, slots, avoid: [], seed: 1 }
const asker = { userId: 'bench', isVerified: true }
const patient = new AbortController().signal
try {
  await workers.makeQuestions(request, asker, patient)

  let longestPauseMs = 0
  let last = performance.now()
  const pulse = setInterval(() => {
    longestPauseMs = Math.max(longestPauseMs, performance.now() - last)
    last = performance.now()
  }, 5)
  const begun = performance.now()
  const { length } = await workers.makeQuestions(request, asker, patient)
  const tookMs = performance.now() - begun
  clearInterval(pulse)

  console.log(`${length} candidates from ${text.length} characters in ${tookMs.toFixed(0)} ms`)
  console.log(`longest pause of this thread ${longestPauseMs.toFixed(0)} ms`)
  const isKept = length >= 20 && tookMs < WITHIN_MS && longestPauseMs < LONGEST_SHARE * tookMs + 50
  process.exitCode = isKept ? 0 : 1
} finally {
  await workers.close()
}
