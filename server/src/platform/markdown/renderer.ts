import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { SECOND } from '#server/platform/clock.ts'
import { createFairQueue } from '#server/platform/fair-queue.ts'
import type { Log } from '#server/platform/log.ts'
import { plainHtml } from './plain-html.ts'
import type { Rendered, RenderJob } from './worker.ts'

interface Options {
  log?: Log
  /** Far longer than the worst text takes: only what hangs runs into it. */
  longestMs?: number
}

interface Asked {
  /** Who wrote it. */
  person: string
  /** So many of theirs may wait; the oldest of more is refused. */
  waitingMax?: number
  signal?: AbortSignal
}

/**
 * Renders Markdown in a thread of its own, started with the first text: what is costly to render holds up nobody but
 * its author. A thread that hangs or dies is replaced, and its text is shown as it was written.
 */
export function createMarkdownRenderer({ log, longestMs = 20 * SECOND }: Options = {}) {
  const queue = createFairQueue()
  let worker: Worker | undefined

  return {
    async render(job: RenderJob, asked: Asked): Promise<Rendered> {
      if ([...job.texts, ...job.lines].every((text) => text === '')) return job
      return queue.run(asked, () => carryOut(job))
    },

    async close(): Promise<void> {
      await worker?.terminate()
    },
  }

  async function carryOut(job: RenderJob): Promise<Rendered> {
    worker ??= hire()
    const hired = worker
    const done = new AbortController()
    const tooLate = setTimeout(() => void hired.terminate(), longestMs)
    hired.ref()
    try {
      hired.postMessage(job)
      const [rendered] = await Promise.race([
        once(hired, 'message', { signal: done.signal }) as Promise<[Rendered]>,
        once(hired, 'exit', { signal: done.signal }).then(() => [undefined] as const),
      ])
      if (rendered) return rendered
      throw new Error('it stopped')
    } catch (error) {
      log?.warn({ err: error }, 'A text could not be rendered, and is shown as it was written')
      return {
        texts: job.texts.map((text) => plainHtml(text)),
        lines: job.lines.map((line) => plainHtml(line, { isInline: true })),
      }
    } finally {
      clearTimeout(tooLate)
      done.abort()
      hired.unref()
    }
  }

  function hire(): Worker {
    const hired = new Worker(WORKER_FILE, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    // `once` throws what goes wrong during a job; between jobs there is nobody to tell.
    hired.on('error', () => {})
    hired.once('exit', () => {
      if (worker === hired) worker = undefined
    })
    hired.unref()
    return hired
  }
}

export type MarkdownRenderer = ReturnType<typeof createMarkdownRenderer>

const WORKER_FILE = new URL('./worker.ts', import.meta.url)
const MEMORY_MB = 256
