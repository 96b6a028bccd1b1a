import type { SecondFactorAnswer, SecondFactorWay } from '@probant/contract/second-factor/answer'
import type { Db } from '#server/database/client.ts'
import type { SecondFactors } from '#server/modules/second-factor/index.ts'
import type { SecondSteps } from '#server/modules/sessions/index.ts'
import type { Caller } from '#server/platform/http/actor.ts'
import type { OpenedSignIn, SignIn } from './sign-in.ts'

interface Dependencies {
  db: Db
  secondSteps: SecondSteps
  secondFactor: SecondFactors
  signIn: SignIn
}

/** The second step of a login, by whoever holds the token of the first. */
export function createSecondStep({ db, secondSteps, secondFactor, signIn }: Dependencies) {
  return {
    async get(token: string | undefined): Promise<{ ways: SecondFactorWay[] }> {
      return { ways: await secondFactor.ways(db, await secondSteps.get(token)) }
    },

    async finish(
      token: string | undefined,
      answer: SecondFactorAnswer,
      caller: Caller,
    ): Promise<OpenedSignIn> {
      const userId = await secondSteps.get(token)
      return secondFactor.check({ userId, answer, caller }, async (tx, user) => {
        await secondSteps.take(tx, token ?? '')
        return signIn.open(tx, user, caller, { hasShownSecondFactor: true })
      })
    },
  }
}
