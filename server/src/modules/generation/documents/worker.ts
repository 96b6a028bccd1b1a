import { parentPort } from 'node:worker_threads'
import { questionsFromText } from '../builtin/document/questions.ts'
import type { Job, JobReport } from './job.ts'
import { readDocumentText } from './read.ts'
import { UnreadableDocument } from './reading-refusal.ts'

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage(await reportOn(job))
})

async function reportOn(job: Job): Promise<JobReport> {
  try {
    if (job.kind === 'makeQuestions') return { name: 'questions', candidates: questionsFromText(job.request) }
    return { name: 'read', document: await readDocumentText(job.name, job.bytes) }
  } catch (error) {
    if (error instanceof UnreadableDocument) return { name: 'refused', refusal: error.refusal }
    return { name: 'failed', reason: String(error) }
  }
}
