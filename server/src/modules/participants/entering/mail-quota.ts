import { HOUR, type Now } from '#server/platform/clock.ts'
import { type AttemptKeys, type Attempts, networkOf } from '#server/platform/security/attempts/service.ts'

type MailKind = 'link' | 'code'

/**
 * Someone else may be asking again and again: nobody's mailbox is flooded from here, and no one network uses up what a
 * mailbox takes. Only mails that were asked for at a door count, anew in every hour of the clock.
 */
export function createMailQuota({ now, attempts }: { now: Now; attempts: Attempts }) {
  return {
    async hasRoom(kind: MailKind, email: string, address: string): Promise<boolean> {
      for (const { key, most } of quotasOf(kind, email, address)) {
        if ((await attempts.failuresFrom({ key })) >= most) return false
      }
      return true
    },

    async count(kind: MailKind, email: string, address: string): Promise<void> {
      for (const { key } of quotasOf(kind, email, address)) await attempts.begin(counted(key))
    },
  }

  function quotasOf(kind: MailKind, email: string, address: string) {
    const { network, mailbox } = MOST_AN_HOUR[kind]
    const key = `mailed-${kind}:${Math.floor(now().getTime() / HOUR)}:${email}`
    return [
      { key: `${key}:${networkOf(address)}`, most: network },
      { key, most: mailbox },
    ]
  }
}

/** A link stays the same, so one is enough. A code does not: three in ten minutes, by one share link, always fit. */
const MOST_AN_HOUR = { link: { network: 5, mailbox: 30 }, code: { network: 24, mailbox: 72 } } as const

/** Counted like the failures of a network: nobody is refused because of it. */
function counted(key: string): AttemptKeys {
  return { network: { key } }
}
