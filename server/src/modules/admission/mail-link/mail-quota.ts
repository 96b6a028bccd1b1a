import { DAY, HOUR, type Now } from '#server/platform/clock.ts'
import { type Attempts, networkOf } from '#server/platform/security/attempts/service.ts'

interface AskedMail {
  kind: 'link' | 'code'
  email: string
  /** From where it was asked for. */
  address: string
  /** For which a code was asked for. */
  quizId?: string
}

/**
 * Someone else may be asking again and again: nobody's mailbox is flooded from here, and no one network uses up what a
 * mailbox takes. Only mails that were asked for at a door count, anew in every hour of the clock. Codes are bounded for
 * their quiz as well, by the day: whoever opened its share link chose the words that they carry.
 */
export function createMailQuota({ now, attempts }: { now: Now; attempts: Attempts }) {
  return {
    async hasRoom(asked: AskedMail): Promise<boolean> {
      for (const { key, most } of quotasOf(asked)) {
        if ((await attempts.failuresFrom({ key })) >= most) return false
      }
      return true
    },

    async count(asked: AskedMail): Promise<void> {
      for (const { key, memoryMs } of quotasOf(asked)) await attempts.begin({ network: { key, memoryMs } })
    },
  }

  function quotasOf({ kind, email, address, quizId }: AskedMail): Quota[] {
    const { network, mailbox } = MOST_AN_HOUR[kind]
    const key = `mailed-${kind}:${Math.floor(now().getTime() / HOUR)}:${email}`
    return [
      { key: `${key}:${networkOf(address)}`, most: network },
      { key, most: mailbox },
      ...(quizId ? [ofQuiz(quizId)] : []),
    ]
  }

  function ofQuiz(quizId: string): Quota {
    const key = `mailed-codes:${Math.floor(now().getTime() / DAY)}:${quizId}`
    return { key, most: MOST_CODES_A_DAY, memoryMs: DAY }
  }
}

/** Counted like the failures of a network: nobody is refused because of it. */
interface Quota {
  key: string
  most: number
  memoryMs?: number
}

/** A link stays the same, so one is enough. A code does not: three in ten minutes, by one share link, always fit. */
const MOST_AN_HOUR = { link: { network: 5, mailbox: 30 }, code: { network: 24, mailbox: 72 } } as const
/** Of one quiz, by whichever share link: a lecture hall that asks twice. */
const MOST_CODES_A_DAY = 600
