import { SECOND } from '#server/platform/clock.ts'
import { ensure, refusal } from '#server/platform/errors.ts'
import type { Log } from '#server/platform/log.ts'
import type { Candidate, GeneratorRequest } from '../provider.ts'
import { createHand, type Hand } from './hand.ts'
import type { DocumentText, Job, JobReport, WorkerAnswer } from './job.ts'
import { createTurns } from './turns.ts'

interface Options {
  log?: Log
  /** How long a job may take before its worker is given up. */
  longestMs?: number
  /** How much its worker may hold, with all that it was loaded with. */
  memoryMb?: number
  /** How many jobs may wait; more are told to come back later. */
  waitingMax?: number
}

/**
 * Does what would stall everybody else, or take their memory, in a process beside: one, started with the first job,
 * one job at a time. A job that takes too long or too much memory ends it, and the next job gets a new one.
 */
export function createWorkshop({
  log,
  longestMs = 15 * SECOND,
  memoryMb = 640,
  waitingMax = 20,
}: Options = {}) {
  const turns = createTurns({ waitingMax })
  let hand: Hand | undefined

  return {
    async read(name: string, path: string, signal = NEVER): Promise<DocumentText> {
      ensure(!turns.isFull(), 'serviceUnavailable')
      const report = await turns.take(signal, () => carryOut({ kind: 'read', name, path }, signal))
      if (report?.name === 'read') return report.document
      throw refusal(report?.name === 'refused' ? report.refusal : 'documentUnreadable')
    },

    async makeQuestions(request: GeneratorRequest, signal: AbortSignal): Promise<Candidate[]> {
      ensure(!turns.isFull(), 'generationFailed')
      const report = await turns.take(signal, () => carryOut({ kind: 'makeQuestions', request }, signal))
      if (signal.aborted) return []
      if (report?.name === 'questions') return report.candidates
      throw refusal('generationFailed')
    },

    /** Whoever is at work; nobody before the first job, nor once one was given up. */
    processId: (): number | undefined => hand?.processId,

    async close(): Promise<void> {
      turns.clear()
      await giveUp()
    },
  }

  async function carryOut(job: Job, signal: AbortSignal): Promise<JobReport | undefined> {
    if (signal.aborted) return undefined
    if (!hand?.isAlive()) hand = createHand({ memoryMb, longestMs })
    const answer = await answerOf(hand, job, signal)
    if (!answer || answer.isWorn) await giveUp()
    if (answer?.report.name === 'failed')
      log?.warn({ reason: answer.report.reason, kind: job.kind }, 'A text could not be worked on')
    if (!answer && !signal.aborted) log?.warn({ kind: job.kind }, 'The worker for texts was given up')
    return answer?.report
  }

  async function answerOf(hired: Hand, job: Job, signal: AbortSignal): Promise<WorkerAnswer | undefined> {
    try {
      return await hired.carryOut(job, signal)
    } catch (error) {
      log?.warn({ err: error, kind: job.kind }, 'The worker for texts died')
      return undefined
    }
  }

  async function giveUp(): Promise<void> {
    const dismissed = hand
    hand = undefined
    await dismissed?.dismiss()
  }
}

export type Workshop = ReturnType<typeof createWorkshop>

const NEVER = new AbortController().signal
