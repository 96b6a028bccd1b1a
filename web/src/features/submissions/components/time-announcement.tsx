import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Minutes at which whoever listens is told; not every second. */
const MOMENTS = [30, 10, 5, 1]
/** A clock that is set right moves by less; whoever is given time gets more. */
const GRANTED_SECONDS = 30

export function TimeAnnouncement({ secondsLeft }: { secondsLeft: number | undefined }) {
  const { t } = useTranslation('taking')
  const before = useRef(secondsLeft)
  const [told, setTold] = useState<number>()
  useEffect(() => {
    const minutes = minutesToTell(before.current, secondsLeft)
    before.current = secondsLeft
    if (minutes !== undefined) setTold(minutes)
  }, [secondsLeft])
  return <VisuallyHidden role="status">{told !== undefined && t('timeLeft', { count: told })}</VisuallyHidden>
}

/** As many as are left, where one of those moments has just passed, or there is more time than before. */
export function minutesToTell(before: number | undefined, now: number | undefined): number | undefined {
  if (before === undefined || now === undefined) return undefined
  const hasPassed = MOMENTS.some((minutes) => before > minutes * 60 && now <= minutes * 60)
  return hasPassed || now > before + GRANTED_SECONDS ? Math.max(1, Math.round(now / 60)) : undefined
}
