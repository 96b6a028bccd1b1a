/**
 * What a webhook can say. Each names rows by their ids; what stands in them is asked for over the API, by whoever may.
 * - `quiz.published`: its participants may begin once it opens
 * - `participant.invited`: one for each of them
 * - `submission.begun`, `submission.handed_in`: also at the deadline, or when somebody ends the quiz
 * - `submission.terminated`: ended by violations
 * - `submission.graded`: nothing of it waits for a person, or no longer; and again whenever it comes to something else
 * - `results.released`: by hand, to all who took part
 * - `generation.finished`: however it ended
 */
export const WEBHOOK_EVENTS = [
  'quiz.published',
  'participant.invited',
  'submission.begun',
  'submission.handed_in',
  'submission.terminated',
  'submission.graded',
  'results.released',
  'generation.finished',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Sent when somebody asks for it, whatever the webhook was made for. */
export const TEST_EVENT = 'webhook.test'
export const SENT_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const
export type SentEvent = (typeof SENT_EVENTS)[number]
