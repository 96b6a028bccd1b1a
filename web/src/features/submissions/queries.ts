import { getLobby } from '@probant/contract/participants/entering'
import { openQuizPage, type SittingChange, watchSitting } from '@probant/contract/submissions/page'
import { getOwnSubmission, getSubmission } from '@probant/contract/submissions/review'
import { request } from '#web/lib/api-client.ts'
import { readEvents } from '#web/lib/event-stream.ts'

/** So long the page waits before it goes on with what is kept here. */
const PATIENCE_MS = 10_000
/** The server says something every four seconds: without three of them the connection is made anew. */
const SILENCE_MS = 13_000

/** Everything that the page shows first, in one call: who is here, the door, and the paper of whoever has begun. */
export function openPage(quizId: string, browserId: string) {
  return request(openQuizPage, { params: { quizId }, querystring: { browserId }, timeoutMs: PATIENCE_MS })
}

export function readLobby(quizId: string) {
  return request(getLobby, { params: { quizId } })
}

/** What changes without the participant's doing: more time, the end, another page that has taken over. */
export async function* sittingChanges(
  quizId: string,
  browserId: string,
  how: { signal: AbortSignal; onSign: () => void },
): AsyncGenerator<SittingChange> {
  const parts = { params: { quizId }, querystring: { browserId }, silenceMs: SILENCE_MS, ...how }
  for await (const { event, data } of readEvents(watchSitting, parts)) {
    if (event === 'change') yield JSON.parse(data) as SittingChange
  }
}

/** What was handed in last, with score and right answers as far as they may be seen by now. */
export function readReview(quizId: string) {
  return request(getOwnSubmission, { params: { quizId } })
}

/** The same of an earlier attempt. */
export function readAttempt(submissionId: string) {
  return request(getSubmission, { params: { submissionId } })
}
