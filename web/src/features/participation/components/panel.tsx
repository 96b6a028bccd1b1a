import { Title } from '@mantine/core'
import { IconCircleCheck, IconClockPlay, IconLock, IconPointFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './panel.module.css'

const ICONS = {
  upcoming: IconClockPlay,
  open: IconPointFilled,
  over: IconLock,
  finished: IconCircleCheck,
}

interface PanelProps {
  state: keyof typeof ICONS
  sentence: ReactNode
  action?: ReactNode
  /** What ticks. */
  children?: ReactNode
}

/** Where one stands, read out once when that changes; what ticks stays silent. */
export function Panel({ state, sentence, action, children }: PanelProps) {
  const { t } = useTranslation('participation')
  const Icon = ICONS[state]
  return (
    <section className={classes.panel} data-state={state}>
      <div className={classes.words}>
        <div role="status">
          <Title order={2} size="h3" className={classes.state}>
            <Icon size={22} stroke={1.5} aria-hidden="true" />
            {t(`lobby.${state}`)}
          </Title>
          <p>{sentence}</p>
        </div>
        {children}
      </div>
      {action}
    </section>
  )
}
