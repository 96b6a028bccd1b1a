import type { Participant } from '@probant/contract/participants/participant'
import type { Ending } from '@probant/contract/submissions/receipt'
import { IconAlertTriangle, IconClockStop, type IconProps, IconSquareCheck } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './participant-cells.module.css'

const ICONS: Record<Exclude<Ending, 'handed_in'>, ComponentType<IconProps>> = {
  overdue: IconClockStop,
  terminated: IconAlertTriangle,
  closed: IconSquareCheck,
}

/** How it came to its end, unless they have handed it in themselves. */
export function EndingMark({ participant: { receipt } }: { participant: Participant }) {
  const { t } = useTranslation('participants')
  if (!receipt || receipt.ending === 'handed_in') return null
  const Icon = ICONS[receipt.ending]
  return (
    <span className={classes.mark} data-ending={receipt.ending}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {t(`timeline.marks.${receipt.ending}`)}
    </span>
  )
}
