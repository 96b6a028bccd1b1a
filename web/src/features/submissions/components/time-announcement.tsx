import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './notices.module.css'

/** Minutes at which whoever listens is told; not every second. */
const MOMENTS = [30, 10, 5, 1]
/** A clock that is set right moves by less; whoever is given time gets more. */
const GRANTED_SECONDS = 30
/** So long one can read that there is more time. */
const SHOWN_SECONDS = 30

/** Said to whoever listens; that the clock has jumped, because time was added, is shown as well. */
export function TimeAnnouncement({ secondsLeft }: { secondsLeft: number | undefined }) {
  const { t } = useTranslation('taking')
  const before = useRef(secondsLeft)
  const [told, setTold] = useState<number>()
  const [granted, setGranted] = useState({ minutes: 0, until: 0 })
  useEffect(() => {
    const minutes = minutesToTell(before.current, secondsLeft)
    const added = secondsAdded(before.current, secondsLeft)
    before.current = secondsLeft
    if (minutes !== undefined) setTold(minutes)
    if (added > 0) setGranted({ minutes: Math.round(added / 60), until: (secondsLeft ?? 0) - SHOWN_SECONDS })
  }, [secondsLeft])
  const isShown = granted.minutes > 0 && secondsLeft !== undefined && secondsLeft > granted.until
  return (
    <div role="status">
      {isShown && <p className={`card ${classes.granted}`}>{t('granted', { count: granted.minutes })}</p>}
      <VisuallyHidden>{told !== undefined && t('timeLeft', { count: told })}</VisuallyHidden>
    </div>
  )
}

/** As many as are left, where one of those moments has just passed, or there is more time than before. */
export function minutesToTell(before: number | undefined, now: number | undefined): number | undefined {
  if (before === undefined || now === undefined) return undefined
  const hasPassed = MOMENTS.some((minutes) => before > minutes * 60 && now <= minutes * 60)
  return hasPassed || secondsAdded(before, now) > 0 ? Math.max(1, Math.round(now / 60)) : undefined
}

/** How much was given, where some was. */
function secondsAdded(before = Number.POSITIVE_INFINITY, now = 0): number {
  return now > before + GRANTED_SECONDS ? now - before : 0
}
