import { SHARE_CODE_MINUTES } from '@probant/contract/limits'
import { z } from 'zod'

/** First the address, then the code that was mailed to it. */
export type JoinStep = { name: 'address'; email: string } | ({ name: 'code'; sentAt: number } & CodeRequest)

/** What the server answers to whoever asks for a code. */
export interface CodeRequest {
  email: string
  /** The code is good for this request only. */
  requestId: string
}

/** Mail takes a moment; whoever asks at once gets two codes, of which the first no longer works. */
const PAUSE_MS = 30_000

export function codeSent({ email, requestId }: CodeRequest, now: number): JoinStep {
  return { name: 'code', email, requestId, sentAt: now }
}

export function otherAddress({ email }: { email: string }): JoinStep {
  return { name: 'address', email }
}

/** How many seconds until a code may be asked for again. */
export function secondsUntilAgain(sentAt: number, now: number): number {
  // A clock that was set back must not make anyone wait for long.
  const waited = Math.max(0, now - sentAt)
  return Math.max(0, Math.ceil((PAUSE_MS - waited) / 1000))
}

/** Where someone goes on who looked into their mailbox meanwhile: a phone may have dropped the page. */
export function stepKeptIn(state: unknown, now: number): JoinStep {
  const { success, data: kept } = keptSchema.safeParse(state)
  if (!success) return { name: 'address', email: '' }
  const isGood = now - kept.joining.sentAt < SHARE_CODE_MINUTES * 60_000
  return isGood ? codeSent(kept.joining, kept.joining.sentAt) : otherAddress(kept.joining)
}

const keptSchema = z.object({
  joining: z.object({ email: z.string(), requestId: z.string(), sentAt: z.number() }),
})

/** As it was typed or pasted, with or without spaces in between. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6)
}
