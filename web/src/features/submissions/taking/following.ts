import type { SittingChange } from '@probant/contract/submissions/page'
import { isRefusal, pause, pauseAfter, scattered } from '#web/lib/reconnecting.ts'
import { sittingChanges } from '../queries.ts'

interface Following {
  quizId: string
  browserId: string
  /** Resolves where whoever began is still the one who is signed in. */
  admitted: () => Promise<void>
  onChange: (change: SittingChange) => void
  signal: AbortSignal
}

/** The server says by itself what has changed; whenever the connection is lost, it is asked again. */
export async function followSitting(following: Following): Promise<void> {
  const { quizId, browserId, admitted, onChange, signal } = following
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      await admitted()
      for await (const change of sittingChanges(quizId, browserId, signal)) {
        failures = 0
        onChange(change)
      }
    } catch (error) {
      // A refusal is the journal's to tell; until then the connection is tried again, but not in a hurry.
      if (isRefusal(error)) failures = Math.max(failures, UNHURRIED)
    }
    await pause(scattered(pauseAfter(failures)), signal)
  }
}

/** As if it had failed so often: a pause of eight seconds. */
const UNHURRIED = 4
