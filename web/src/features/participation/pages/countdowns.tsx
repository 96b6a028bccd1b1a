import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import { useSecondsLeft } from '#web/features/quizzes/components/view/use-seconds-left.ts'
import classes from '../components/panel.module.css'
import { TimeUntil } from '../components/time-until.tsx'
import { clockFace, countdownOf } from '../countdown.ts'

export function OpensIn({ startsAt, aheadMs }: { startsAt: string; aheadMs: number }) {
  const { t } = useTranslation('participation')
  const seconds = useSecondsLeft(startsAt, aheadMs)
  if (seconds === 0) return <p>{t('lobby.opensNow')}</p>
  return (
    <p className={classes.countdown}>
      <VisuallyHidden>{t('lobby.opensIn')} </VisuallyHidden>
      <TimeUntil seconds={seconds} />
    </p>
  )
}

/** The last hour of an open quiz; nothing before. */
export function ClosesSoon({ endsAt, aheadMs }: { endsAt: string; aheadMs: number }) {
  const { t } = useTranslation('participation')
  const seconds = useSecondsLeft(endsAt, aheadMs)
  const left = countdownOf(seconds)
  if (!left.isLastHour || seconds === 0) return null
  const time = (words: string) => (
    <time className={classes.left} dateTime={`PT${seconds}S`}>
      {words}
    </time>
  )
  return (
    <p>
      <Tagged sentence={t('lobby.closesIn', { time: clockFace(left) })} parts={{ time }} />
    </p>
  )
}
