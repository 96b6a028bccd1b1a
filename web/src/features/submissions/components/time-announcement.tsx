import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Minutes at which whoever listens is told; not every second. */
const MOMENTS = [30, 10, 5, 1]

export function TimeAnnouncement({ secondsLeft }: { secondsLeft: number | undefined }) {
  const { t } = useTranslation('taking')
  const minutes = minutesToTell(secondsLeft)
  const [told, setTold] = useState(minutes)
  // What was passed before the page was opened is no news.
  const [first] = useState(minutes)
  useEffect(() => setTold(minutes), [minutes])
  return (
    <VisuallyHidden role="status">
      {told !== undefined && told !== first && t('timeLeft', { count: told })}
    </VisuallyHidden>
  )
}

/** The last of those moments that has passed. */
export function minutesToTell(secondsLeft: number | undefined): number | undefined {
  return MOMENTS.findLast((minutes) => secondsLeft !== undefined && secondsLeft <= minutes * 60)
}
