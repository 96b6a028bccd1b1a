import { z } from 'zod'
import { SECOND } from '#server/platform/clock.ts'
import { Refusal } from '#server/platform/errors.ts'

/** Asks a service whether a token is good: the question that reCAPTCHA and Turnstile have in common. */
export async function siteVerify(verifyUrl: string, question: SiteVerifyQuestion): Promise<SiteVerifyAnswer> {
  const answer = await ask(verifyUrl, question)
  const fault = answer['error-codes'].find((code) => OUR_FAULTS.has(code))
  if (fault) throw new Refusal('serviceUnavailable', { cause: new Error(`The bot check answered ${fault}`) })
  return answer
}

export interface SiteVerifyQuestion {
  secret: string
  response: string
  remoteip: string
}

const answerSchema = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
})
export type SiteVerifyAnswer = z.infer<typeof answerSchema>

/** What is no fault of the person at the other end. */
const OUR_FAULTS = new Set(['missing-input-secret', 'invalid-input-secret', 'internal-error'])

async function ask(verifyUrl: string, question: SiteVerifyQuestion): Promise<SiteVerifyAnswer> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ ...question }),
      signal: AbortSignal.timeout(5 * SECOND),
    })
    return answerSchema.parse(await response.json())
  } catch (cause) {
    throw new Refusal('serviceUnavailable', { cause })
  }
}
