import { UnreadableArchive } from '#server/platform/archive/unpack.ts'
import { answerJobs } from '#server/platform/workers/answer-jobs.ts'
import { UnreadableXml } from '#server/platform/xml/elements.ts'
import { UnreadableFile } from '../formats/format.ts'
import type { Job, JobReport } from './job.ts'
import { readQuestions } from './read-file.ts'

answerJobs(async (job: Job): Promise<JobReport> => {
  try {
    return await readQuestions(job)
  } catch (error) {
    return refusalOf(error) ?? { name: 'failed', reason: String(error) }
  }
})

/** What the file is to blame for. */
function refusalOf(error: unknown): JobReport | undefined {
  if (error instanceof UnreadableFile) return { name: 'refused', fault: error.fault, line: error.line }
  if (error instanceof UnreadableXml) {
    const fault = error.fault === 'malformed' ? 'malformedXml' : error.fault
    return { name: 'refused', fault, line: error.line }
  }
  if (error instanceof UnreadableArchive) {
    const fault = error.fault === 'tooLarge' ? 'unpacksTooLarge' : error.fault
    return { name: 'refused', fault, line: null }
  }
}
