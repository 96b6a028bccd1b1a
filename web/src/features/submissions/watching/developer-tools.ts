import type { Watch } from './watch-for-incidents.ts'
import { isDoneWithin } from './within.ts'

const LOOK_MS = 5_000
/** The statement takes no time where nobody halts at it. */
const MOMENT_MS = 1_000
/** A worker that is not even there by then won't tell us anything. */
const STARTING_MS = 5_000

/** `developer_tools`: once each time they are opened. */
export function watchDeveloperTools({ isSuspended, tell, signal }: Watch): void {
  let wasOpen = false
  const look = async () => {
    if (isSuspended()) return
    const isOpen = await developerToolsOpen()
    if (isOpen && !wasOpen) tell('developer_tools')
    wasOpen = isOpen
  }
  const timer = setInterval(look, LOOK_MS)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    dismiss()
  })
}

/**
 * Are the developer tools open? A worker runs a `debugger` statement: only where they are, it halts there. There is one
 * worker at most, and while it is halted nothing new is asked. The sizes of the window say nothing: zoom changes them, too.
 */
export function developerToolsOpen(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

let asking: Promise<boolean> | undefined
let worker: Worker | undefined
let halted: Promise<unknown> | undefined

async function ask(): Promise<boolean> {
  if (halted && !(await isDoneWithin(MOMENT_MS, halted))) return true

  halted = undefined
  worker ??= new Worker('/developer-tools-probe.js')
  const asked = worker
  const [reached, passed] = [heard(asked, 'reached'), heard(asked, 'passed')]
  asked.postMessage('ask')
  if (!(await isDoneWithin(STARTING_MS, reached))) dismiss(asked)
  else if (!(await isDoneWithin(MOMENT_MS, passed)) && worker === asked) halted = passed
  return halted !== undefined
}

function dismiss(dismissed = worker): void {
  dismissed?.terminate()
  if (dismissed !== worker) return
  worker = undefined
  halted = undefined
}

/** Once the worker says so; a worker that can't be had says nothing. */
function heard(from: Worker, word: string): Promise<void> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      if (data !== word) return
      from.removeEventListener('message', listen)
      resolve()
    }
    from.addEventListener('message', listen)
  })
}
