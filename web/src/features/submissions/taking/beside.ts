/** A page that is open answers long before. */
const ANSWERING_MS = 300

/** While somebody is at work in this page, it says so to the other tabs that ask. */
export function answerBeside(quizId: string, signal: AbortSignal): void {
  const channel = channelOf(quizId)
  if (!channel) return
  channel.onmessage = ({ data }) => {
    if (data === 'who?') channel.postMessage('here')
  }
  signal.addEventListener('abort', () => channel.close())
}

/** Is somebody at work on it in another tab of this browser? */
export function isAtWorkBeside(quizId: string): Promise<boolean> {
  const channel = channelOf(quizId)
  return new Promise<boolean>((resolve) => {
    if (!channel) return resolve(false)
    setTimeout(resolve, ANSWERING_MS, false)
    channel.onmessage = ({ data }) => {
      if (data === 'here') resolve(true)
    }
    channel.postMessage('who?')
  }).finally(() => channel?.close())
}

function channelOf(quizId: string): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`quiz ${quizId}`)
}
