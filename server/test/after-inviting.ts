import { withdrawParticipants } from '@probant/contract/participants/inviting'
import { type OwnWindow, setOwnWindow } from '@probant/contract/participants/own-window'
import { grantSelected } from '@probant/contract/participants/selection'
import { listQuizHistory } from '@probant/contract/quizzes/history'
import { endQuizLater } from '@probant/contract/quizzes/later-end'
import { correctInstructions, correctWording, getQuizWording } from '@probant/contract/quizzes/wording'
import type { Wording } from '@probant/contract/quizzes/wording-changes'
import type { Browser } from './browser.ts'

/** What a creator can still do once people are invited. */
export function afterInviting(creator: Browser, { id: quizId }: { id: string }) {
  const params = { quizId }

  async function theWording(number = 1) {
    const { body } = await creator.call(getQuizWording, { params })
    const question = body.questions.find((one) => one.number === number)
    if (!question) throw new Error(`there is no question ${number}`)
    return { ...question, revision: body.revision }
  }

  return {
    theWording,

    endLater: (until: string) => creator.call(endQuizLater, { params, body: { until } }),

    /** As it is worded now, but for these. */
    async correct(changes: Partial<Wording>, { number = 1, alsoInBank = false } = {}) {
      const { questionId, revision, wording } = await theWording(number)
      const body = { questionId, revision, wording: { ...wording, ...changes }, alsoInBank }
      return creator.call(correctWording, { params, body })
    },

    async correctInstructions(instructions: string) {
      const { revision } = await theWording()
      return creator.call(correctInstructions, { params, body: { revision, instructions } })
    },

    withdraw: (participantIds: string[], tell = false) =>
      creator.call(withdrawParticipants, { params, body: { participantIds, tell } }),

    grant: (participantIds: string[], minutes: number) =>
      creator.call(grantSelected, { params, body: { participantIds, minutes } }),

    setWindow: (participantIds: string[], window: OwnWindow | null) =>
      creator.call(setOwnWindow, { params, body: { participantIds, window } }),

    /** They choose a time between the two. */
    offer: (participantIds: string[], window: OwnWindow) =>
      creator.call(setOwnWindow, { params, body: { participantIds, window, theyChoose: true } }),

    setWindowOfGroup: (groupId: string, window: OwnWindow | null) =>
      creator.call(setOwnWindow, { params, body: { groupId, window } }),

    /** What was done, newest first. */
    async actions() {
      const { body } = await creator.call(listQuizHistory, { params })
      return body.map(({ action }) => action)
    },

    history: () => creator.call(listQuizHistory, { params }),
  }
}
