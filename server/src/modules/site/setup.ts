import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Site } from '@probant/contract/site'

export interface Installation {
  hasAdmin: boolean
  hasUsers: boolean
  /** Only people at this machine can reach it. */
  isLocal: boolean
}

/** How does an installation get its first administrator? */
export function setupState({ hasAdmin, hasUsers, isLocal }: Installation): Site['setup'] {
  if (hasAdmin) return 'done'
  return isLocal && !hasUsers ? 'open' : 'code'
}

/** Made from the secret, so that every process prints the same one and none has to store it. */
export function setupCodeOf(secret: string): string {
  const digits = createHmac('sha256', secret).update('setup code').digest().readUIntBE(0, 6) % 10 ** 12
  return String(digits)
    .padStart(12, '0')
    .replace(/(\d{4})(?=\d)/g, '$1-')
}

export function isSetupCode(given: string, secret: string): boolean {
  const digest = (code: string) => createHmac('sha256', secret).update(code.replaceAll(/[\s-]/g, '')).digest()
  return timingSafeEqual(digest(given), digest(setupCodeOf(secret)))
}
