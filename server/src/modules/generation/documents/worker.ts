import { readFile } from 'node:fs/promises'
import { questionsFromText } from '@probant/knowledge/document'
import { answerJobs } from '#server/platform/workers/answer-jobs.ts'
import type { Job, JobReport } from './job.ts'
import { readDocumentText } from './read.ts'
import { UnreadableDocument } from './reading-refusal.ts'

answerJobs(async (job: Job): Promise<JobReport> => {
  try {
    if (job.kind === 'makeQuestions') return { name: 'questions', candidates: questionsFromText(job.request) }
    return { name: 'read', document: await readDocumentText(job.name, await readFile(job.path)) }
  } catch (error) {
    if (error instanceof UnreadableDocument) return { name: 'refused', refusal: error.refusal }
    return { name: 'failed', reason: String(error) }
  }
})
