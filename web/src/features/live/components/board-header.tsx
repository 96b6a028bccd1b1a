import { Button } from '@mantine/core'
import {
  IconClockPlus,
  IconMessage,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Board } from '../board.ts'
import { useTicking } from '../ticking.ts'
import classes from './board-header.module.css'

/** What is done for all of them. */
export interface BoardDeeds {
  message: () => void
  grant: () => void
  setPaused: (isPaused: boolean) => void
  isPausing: boolean
  /** Nothing where they may not. */
  end: (() => void) | undefined
}

/** What can be done for everybody. */
export function BoardActions({ board, deeds }: { board: Board; deeds: BoardDeeds }) {
  const { t } = useTranslation('live')
  const { quiz } = board
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
  if (quiz.phase !== 'open') return null
  return (
    <>
      <Button variant="default" leftSection={<IconMessage {...icon} />} onClick={deeds.message}>
        {t('all.message')}
      </Button>
      <Button variant="default" leftSection={<IconClockPlus {...icon} />} onClick={deeds.grant}>
        {t('all.grant')}
      </Button>
      <Button
        variant={quiz.isPaused ? 'filled' : 'default'}
        loading={deeds.isPausing}
        leftSection={quiz.isPaused ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
        onClick={() => deeds.setPaused(!quiz.isPaused)}
      >
        {t(quiz.isPaused ? 'all.resume' : 'all.pause')}
      </Button>
      {deeds.end && (
        <Button variant="default" leftSection={<IconPlayerStop {...icon} />} onClick={deeds.end}>
          {t('all.end')}
        </Button>
      )}
    </>
  )
}

/** Until the quiz closes, second by second. */
export function QuizTimeLeft({ board }: { board: Board }) {
  const { t } = useTranslation('live')
  const { phase, endsAt } = board.quiz
  const element = useTicking(phase === 'open' ? endsAt : null, board.aheadMs)
  if (phase !== 'open' || !endsAt || Date.parse(endsAt) < Date.now() + board.aheadMs) return null
  return (
    <span className={classes.left}>
      {t('endsIn')} <span ref={element} className={classes.clock} />
    </span>
  )
}
