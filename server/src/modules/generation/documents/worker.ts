import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { questionsFromText } from '../builtin/document/questions.ts'
import type { Job, JobReport, WorkerAnswer } from './job.ts'
import { readDocumentText } from './read.ts'
import { UnreadableDocument } from './reading-refusal.ts'

const maxBytes = Number(process.argv[2]) * 1024 * 1024
const isWorking = new Int32Array(new SharedArrayBuffer(4))
const memoryWatch = new Worker(new URL('./memory-watch.ts', import.meta.url), {
  execArgv: [],
  workerData: { isWorking, maxBytes, parentId: process.ppid },
})
memoryWatch.unref()

process.on('message', async (job: Job) => {
  tellWatch(1)
  const report = await reportOn(job)
  tellWatch(0)
  const answer: WorkerAnswer = { report, isWorn: process.memoryUsage.rss() > maxBytes / 2 }
  process.send?.(answer)
})

function tellWatch(state: 0 | 1): void {
  Atomics.store(isWorking, 0, state)
  Atomics.notify(isWorking, 0)
}

async function reportOn(job: Job): Promise<JobReport> {
  try {
    if (job.kind === 'makeQuestions') return { name: 'questions', candidates: questionsFromText(job.request) }
    return { name: 'read', document: await readDocumentText(job.name, await readFile(job.path)) }
  } catch (error) {
    if (error instanceof UnreadableDocument) return { name: 'refused', refusal: error.refusal }
    return { name: 'failed', reason: String(error) }
  }
}
