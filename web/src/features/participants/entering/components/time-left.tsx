import type { Begun } from '@probant/contract/participants/begun'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import { aheadBy, useSecondsLeft } from '#web/lib/clock.ts'
import { clockFace, countdownOf } from '../time-words.ts'

interface TimeLeftProps {
  begun: Begun
  /** By this device's clock. */
  heardAt: number
}

/** What is left to whoever has begun, counted down from the server's deadline. */
export function TimeLeft({ begun: { deadlineAt, pausedAt, now }, heardAt }: TimeLeftProps) {
  const { t } = useTranslation('entering')
  const ticking = useSecondsLeft(deadlineAt, aheadBy(now, heardAt))
  const seconds = pausedAt ? secondsBetween(pausedAt, deadlineAt) : ticking
  return (
    <Tagged
      sentence={(given) => t(pausedAt ? 'left.paused' : 'left.running', given)}
      values={{ time: '' }}
      parts={{ time: () => <TimeUntil seconds={seconds} /> }}
    />
  )
}

function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.ceil((new Date(to).getTime() - new Date(from).getTime()) / 1000))
}

/** Days and hours while it is far, a clock in the last hour. */
export function TimeUntil({ seconds }: { seconds: number }) {
  const { t } = useTranslation('entering')
  const left = countdownOf(seconds)
  const { days, hours, minutes, isLastHour } = left
  const parts = [
    days > 0 && t('lobby.countdown.days', { count: days }),
    (days > 0 || hours > 0) && t('lobby.countdown.hours', { count: hours }),
    // A week before nobody counts minutes.
    days < 7 && t('lobby.countdown.minutes', { count: minutes }),
  ]
  return (
    <time dateTime={`PT${seconds}S`}>{isLastHour ? clockFace(left) : parts.filter(Boolean).join(' ')}</time>
  )
}
