import type { SittingChange } from '@probant/contract/submissions/page'
import { isRefusal, pause, pauseAfter, scattered } from '#web/lib/reconnecting.ts'
import { sittingChanges } from '../queries.ts'

interface Following {
  quizId: string
  browserId: string
  /** Resolves where whoever began is still the one who is signed in. */
  admitted: () => Promise<void>
  onChange: (change: SittingChange) => void
  /** Says that this page is there. */
  beat: () => Promise<unknown>
  signal: AbortSignal
}

/** The server says by itself what has changed; whenever the connection is lost, it is asked again. */
export async function followSitting(following: Following): Promise<void> {
  const { quizId, browserId, admitted, onChange, beat, signal } = following
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      await admitted()
      const onSign = answeredBy(beat)
      for await (const change of sittingChanges(quizId, browserId, { signal, onSign })) {
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

/**
 * The server's signs are answered, and not counted by a timer here: of a tab in the background the browser would hold that
 * back for a minute, and its owner would seem to have lost the connection. One that is lost is followed by the next.
 */
function answeredBy(beat: () => Promise<unknown>): () => void {
  // To have come was the first.
  let beatAt = performance.now()
  return () => {
    if (performance.now() - beatAt < BEAT_AFTER_MS) return
    beatAt = performance.now()
    beat().catch(() => {})
  }
}

/** A little less than the server's own four seconds: what comes a moment early is answered too. */
const BEAT_AFTER_MS = 3_000

/** As if it had failed so often: a pause of eight seconds. */
const UNHURRIED = 4
