import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { answerJobs } from '#server/platform/workers/answer-jobs.ts'
import type { Finding, Job, JobReport } from './job.ts'
import { findingsIn } from './read-file.ts'
import { refusalOf } from './refusal.ts'

answerJobs(async (job: Job): Promise<JobReport> => {
  try {
    return await writeDown(job)
  } catch (error) {
    return refusalOf(error) ?? { name: 'failed', reason: String(error) }
  }
})

/** Line by line, no faster than they are written. */
async function writeDown(job: Job): Promise<JobReport> {
  const findings = findingsIn(job, await readFile(job.path))
  const output = createWriteStream(job.to, { mode: 0o600 })
  let next = await findings.next()
  while (!next.done) {
    if (!output.write(lineOf(next.value))) await once(output, 'drain')
    next = await findings.next()
  }
  output.end()
  await finished(output)
  return next.value
}

/** Two signs that a reader of lines takes for their end are written otherwise. */
function lineOf(finding: Finding): string {
  const line = JSON.stringify(finding).replace(
    /[\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16)}`,
  )
  return `${line}\n`
}
