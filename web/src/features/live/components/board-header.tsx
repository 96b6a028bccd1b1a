import { Box, Button, Flex } from '@mantine/core'
import { IconClockPlus, IconMessage, IconPlayerPause, IconPlayerStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Board } from '../board.ts'
import { useTicking } from '../ticking.ts'
import classes from './board-header.module.css'
import { PAUSE_BUTTON } from './paused-strip.tsx'

/** What is done for all of them. */
export interface BoardActions {
  message: () => void
  grant: () => void
  pause: () => void
  resume: () => void
  /** Which of the two is on its way. */
  pending: 'pause' | 'resume' | undefined
  /** Nothing where they may not. */
  end: (() => void) | undefined
}

export interface BoardActionsProps {
  board: Board
  actions: BoardActions
}

/**
 * What can be done for everybody. Who pauses and who goes on presses in two places: another window may be quicker, and a
 * button that turned into its opposite under the pointer would undo what both wanted.
 */
export function BoardActions({ board, actions }: BoardActionsProps) {
  const { t } = useTranslation('results')
  const { quiz } = board
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
  if (quiz.phase !== 'open') return null
  return (
    <Flex
      className={classes.actions}
      gap={{ base: 6, sm: 'sm' }}
      justify={{ base: 'flex-start', sm: 'flex-end' }}
      wrap="wrap"
    >
      <Button variant="default" leftSection={<IconMessage {...icon} />} onClick={actions.message}>
        {t('live.all.message')}
      </Button>
      <Button variant="default" leftSection={<IconClockPlus {...icon} />} onClick={actions.grant}>
        {t('live.all.grant')}
      </Button>
      <Button
        variant="default"
        id={PAUSE_BUTTON}
        data-disabled={quiz.isPaused || undefined}
        aria-disabled={quiz.isPaused}
        loading={actions.pending === 'pause'}
        leftSection={<IconPlayerPause {...icon} />}
        onClick={actions.pause}
      >
        {t('live.all.pause')}
      </Button>
      {actions.end && (
        <Button variant="subtle" color="red" leftSection={<IconPlayerStop {...icon} />} onClick={actions.end}>
          {t('live.all.end')}
        </Button>
      )}
    </Flex>
  )
}

/** Until the quiz closes, second by second. */
export function QuizTimeLeft({ board }: { board: Board }) {
  const { t } = useTranslation('results')
  const { phase, endsAt } = board.quiz
  const element = useTicking(phase === 'open' ? endsAt : null, board.aheadMs, t)
  if (phase !== 'open' || !endsAt || Date.parse(endsAt) < Date.now() + board.aheadMs) return null
  return (
    <Box component="span" c="dimmed">
      {t('live.endsIn')} <Box ref={element} component="span" className="tabular" c="bright" fw={600} />
    </Box>
  )
}
