import { writeFile } from 'node:fs/promises'
import { answerJobs } from '#server/platform/workers/answer-jobs.ts'
import type { Job, JobReport, Maker } from './maker.ts'
import { recordsIn } from './records.ts'

answerJobs(async ({ maker, input, from, to }: Job): Promise<JobReport> => {
  const pieces = recordsIn(from)
  try {
    const { make }: Maker<unknown> = await import(maker)
    await writeFile(to, make(input, pieces), { flag: 'wx', mode: 0o600 })
    return { name: 'made' }
  } catch (error) {
    return { name: 'failed', reason: String(error) }
  } finally {
    // Not all makers go on to the end of them.
    await pieces.return(undefined as never)
  }
})
