import { confirmAuthenticator, startAuthenticator } from '@probant/contract/second-factor/own'
import { finishSecondStep } from '@probant/contract/second-factor/signing-in'
import { generateSync } from 'otplib'
import { type Browser, PASSWORD } from './browser.ts'
import { organizationsOf } from './organizations.ts'
import type { testApp } from './test-app.ts'

/** People with two-step login, and the apps that they have on their phones. */
export function secondFactorsOf(test: ReturnType<typeof testApp>) {
  const { aVerifiedPerson } = organizationsOf(test)
  return { codeFor, aCautiousPerson, addAuthenticator, answer }

  /** What the app shows at this moment, or so many half minutes from now. */
  function codeFor(secret: string, steps = 0): string {
    return generateSync({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) + steps * 30 })
  }

  /** Somebody whose app has just shown its first code; the next one comes in half a minute. */
  async function aCautiousPerson(...args: Parameters<typeof aVerifiedPerson>) {
    const person = await aVerifiedPerson(...args)
    return Object.assign(person, await addAuthenticator(person))
  }

  async function addAuthenticator(person: Browser) {
    const begun = await person.call(startAuthenticator, { body: { currentPassword: PASSWORD } })
    const { secret } = begun.body
    const confirmed = await person.call(confirmAuthenticator, { body: { code: codeFor(secret) } })
    test.clock.advance({ seconds: 30 })
    return { secret, recoveryCodes: confirmed.body.recoveryCodes }
  }

  /** The second step of a login that was begun in this browser. */
  async function answer(browser: Browser, body: Parameters<typeof browser.call<typeof finishSecondStep>>[1]) {
    return browser.keep(await browser.call(finishSecondStep, body))
  }
}
