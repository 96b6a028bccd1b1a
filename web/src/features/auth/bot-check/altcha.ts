import type { BotAction } from '@probant/contract/auth'
import type { Challenge, Solution } from 'altcha-lib/types'
import { fetchBotChallenge } from '../queries.ts'

/** The embedded check: a proof of work, done off the main thread so that the page stays awake. */
export async function altchaToken(action: BotAction): Promise<string> {
  const challenge = (await fetchBotChallenge(action)) as unknown as Challenge
  const solution = await solveInWorker(challenge)
  return btoa(JSON.stringify({ challenge, solution }))
}

function solveInWorker(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : reject(new Error('The proof of work was not found in time'))
    worker.onerror = (event) => reject(new Error(event.message || 'The proof of work could not be started'))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
