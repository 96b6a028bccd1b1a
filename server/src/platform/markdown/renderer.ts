import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { MINUTE, SECOND } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import { createFairQueue } from '#server/platform/fair-queue.ts'
import type { Log } from '#server/platform/log.ts'
import { plainHtml, plainPortable } from './plain-html.ts'
import type { Rendered, RenderJob, WorkerMessage } from './worker.ts'

interface Options {
  log?: Log
  /** Far longer than the worst text takes: only what hangs runs into it. */
  longestMs?: number
  startingMs?: number
  startWorker?: () => Worker
}

interface Order {
  /** Who wrote it. */
  person: string
  /** So many of theirs may wait; the oldest of more is refused. */
  waitingMax?: number
  signal?: AbortSignal
  /** It is saved for good: tried twice, and rather refused than plain for no fault of its own. */
  isKept?: boolean
}

/**
 * Renders Markdown in a thread of its own, started with the first text: what is costly to render holds up nobody but
 * its author. A thread that hangs or dies is replaced. A text that is to blame for it is shown as it was written; one that
 * is not is tried again where it is kept, and then rather refused.
 */
export function createMarkdownRenderer(options: Options = {}) {
  const { log, longestMs = 20 * SECOND, startingMs = MINUTE, startWorker = startRenderWorker } = options
  const queue = createFairQueue()
  let hired: Hired | undefined

  return {
    async render(job: RenderJob, { isKept = false, ...turn }: Order): Promise<Rendered> {
      if ([...job.texts, ...job.lines].every((text) => text === '')) return job
      return queue.run(turn, async () => {
        const rendered = (await attempt(job)) ?? (isKept ? await attempt(job) : asWritten(job))
        ensure(rendered, 'serviceUnavailable')
        return rendered
      })
    },

    async close(): Promise<void> {
      await hired?.worker.terminate()
    },
  }

  /** Nothing where the thread failed, and the text is not to blame for it. */
  async function attempt(job: RenderJob): Promise<Rendered | undefined> {
    try {
      return await carryOut(job)
    } catch (error) {
      if (!isFaultOfText(error)) {
        log?.error({ err: error }, 'The thread that renders texts has failed')
        return undefined
      }
      log?.warn({ err: error }, 'A text could not be rendered, and is shown as it was written')
      return asWritten(job)
    }
  }

  async function carryOut(job: RenderJob): Promise<Rendered> {
    hired ??= hire()
    const { rendered, fault } = await ask(hired, job)
    if (!rendered) throw new FaultOfText(fault)
    return rendered
  }

  async function ask({ worker, isReady }: Hired, job: RenderJob): Promise<WorkerMessage> {
    worker.ref()
    try {
      await isReady
      worker.postMessage(job)
      return await nextMessage(worker, longestMs)
    } catch (error) {
      // It may be dying, and still seem to be there.
      hired = undefined
      void worker.terminate()
      throw error
    } finally {
      worker.unref()
    }
  }

  function hire(): Hired {
    const worker = startWorker()
    // `once` throws what goes wrong during a job; between jobs there is nobody to tell.
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (hired?.worker === worker) hired = undefined
    })
    worker.unref()
    const isReady = nextMessage(worker, startingMs).catch((cause) => {
      throw new Error('it did not start', { cause })
    })
    return { worker, isReady }
  }
}

export type MarkdownRenderer = ReturnType<typeof createMarkdownRenderer>

interface Hired {
  worker: Worker
  /** It has loaded what it needs: only from then on is a text's time counted. */
  isReady: Promise<unknown>
}

class FaultOfText extends Error {
  override name = 'FaultOfText'
}

function isFaultOfText(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return error instanceof FaultOfText || code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Whoever says nothing for that long is stopped. */
async function nextMessage(worker: Worker, longestMs: number): Promise<WorkerMessage> {
  const done = new AbortController()
  let isTooLate = false
  // Again and again: a thread that is only just beginning can miss it, and would go on for ever.
  const tooLate = setInterval(() => {
    isTooLate = true
    void worker.terminate()
  }, longestMs)
  try {
    const [message] = await Promise.race([
      once(worker, 'message', { signal: done.signal }) as Promise<[WorkerMessage]>,
      once(worker, 'exit', { signal: done.signal }).then(() => [undefined] as const),
    ])
    if (message) return message
    throw isTooLate ? new FaultOfText('it hangs') : new Error('it stopped')
  } finally {
    clearInterval(tooLate)
    done.abort()
  }
}

function asWritten({ texts, lines, dialect }: RenderJob): Rendered {
  const written = (text: string, isInline: boolean) =>
    dialect ? plainPortable(text, dialect, isInline) : plainHtml(text, { isInline })
  return {
    texts: texts.map((text) => written(text, false)),
    lines: lines.map((line) => written(line, true)),
  }
}

function startRenderWorker(): Worker {
  return new Worker(WORKER_FILE, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
}

const WORKER_FILE = new URL('./worker.ts', import.meta.url)
const MEMORY_MB = 256
