import { generateURI, verifySync } from 'otplib'

const STEP_SECONDS = 30

/** What the QR code holds: apps list the account under the product's name and its address. */
export function addressFor(secret: string, email: string): string {
  return generateURI({ issuer: 'Probant', label: email, secret })
}

/**
 * Which half minute this code belongs to: the present one or its neighbours, as phones' clocks differ, and later than the
 * one whose code was taken last.
 */
export function stepOfCode(
  secret: string,
  { code, lastStep, now }: { code: string; lastStep: number | null; now: Date },
): number | undefined {
  const epoch = Math.floor(now.getTime() / 1000)
  const found = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS })
  if (!found.valid) return undefined
  const step = Math.floor(epoch / STEP_SECONDS) + found.delta
  return lastStep === null || step > lastStep ? step : undefined
}
