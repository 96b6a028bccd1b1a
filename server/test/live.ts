import { grantExtraTime } from '@probant/contract/live/extra-time'
import { listMessages, sendMessage } from '@probant/contract/live/messages'
import { pauseQuiz, resumeQuiz } from '@probant/contract/live/pausing'
import type { Browser } from './browser.ts'
import { theParticipants } from './inviting.ts'

/** What a creator does for those at work, from the board. */
export function deskOf(creator: Browser, { id: quizId }: { id: string }) {
  const params = { quizId }
  return {
    pause: (participantId: string | null = null) =>
      creator.call(pauseQuiz, { params, body: { participantId } }),
    resume: (participantId: string | null = null) =>
      creator.call(resumeQuiz, { params, body: { participantId } }),
    grant: (minutes: number, participantId: string | null = null) =>
      creator.call(grantExtraTime, { params, body: { participantId, minutes } }),
    tell: (text: string, participantId: string | null = null) =>
      creator.call(sendMessage, { params, body: { participantId, text } }),
    messages: () => creator.call(listMessages, { params }),

    /** The first of those who take part. */
    async firstId(): Promise<string> {
      const [first] = await theParticipants(creator, { id: quizId })
      return first?.id ?? ''
    },
  }
}
