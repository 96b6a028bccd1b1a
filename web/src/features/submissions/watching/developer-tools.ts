import type { Watch } from './watch-for-incidents.ts'
import { within } from './within.ts'

const LOOK_MS = 3_000
/** The statement takes no time where nobody halts at it. */
const MOMENT_MS = 1_000
/** A worker that is not even there by then won't tell us anything. */
const STARTING_MS = 5_000

/** `developer_tools`: once each time they are opened. */
export function watchDeveloperTools({ isSuspended, tell, signal }: Watch) {
  let openedAt: number | undefined
  const look = async () => {
    if (isSuspended()) return
    if (!(await developerToolsOpen())) openedAt = undefined
    else if (openedAt === undefined) {
      openedAt = Date.now()
      tell('developer_tools')
    }
  }
  const timer = setInterval(look, LOOK_MS)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    dismiss()
  })
  return {
    /** Were they opened then or later, and still are? */
    async areOpenSince(time: number): Promise<boolean> {
      await look()
      return openedAt !== undefined && openedAt >= time
    },
  }
}

/**
 * Are the developer tools open? A worker runs a `debugger` statement: only where they are, it halts there. The sizes of
 * the window would say nothing: zoom changes them, too.
 */
export function developerToolsOpen(): Promise<boolean> {
  probe ??= startProbe()
  return probe.isHalted()
}

let probe: ReturnType<typeof startProbe> | undefined

function dismiss(): void {
  probe?.end()
  probe = undefined
}

/** There is one worker at most, and while it is halted, nothing new is asked. */
function startProbe() {
  const worker = new Worker('/developer-tools-probe.js')
  let asking: Promise<boolean> | undefined
  let passing: Promise<boolean> | undefined
  let isEnded = false

  async function ask(): Promise<boolean> {
    if (passing && !(await within(MOMENT_MS, passing))) return !isEnded

    const reached = heard(worker, 'reached')
    passing = heard(worker, 'passed')
    worker.postMessage('ask')
    if (!(await within(STARTING_MS, reached))) {
      if (!isEnded) dismiss()
      return false
    }
    return !(await within(MOMENT_MS, passing)) && !isEnded
  }

  return {
    isHalted() {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    end() {
      isEnded = true
      worker.terminate()
    },
  }
}

/** Once the worker says so, or nothing more can be expected from it. */
function heard(from: Worker, word: string): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const settle = (isHeard: boolean) => {
      listening.abort()
      resolve(isHeard)
    }
    const { signal } = listening
    from.addEventListener('message', ({ data }) => data === word && settle(true), { signal })
    from.addEventListener('error', () => settle(false), { signal })
  })
}
