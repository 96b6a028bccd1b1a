import { Alert, Button, Group } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { BoardActionsProps } from './board-header.tsx'

/** The button's id, for the focus to come back to. */
export const PAUSE_BUTTON = 'pause-for-all'

/** While the clock stands still for everybody: that it does, and the way on. */
export function PausedStrip({ board, actions }: BoardActionsProps) {
  const { t } = useTranslation('results')
  if (!board.quiz.isPaused) return null
  const resume = () => {
    actions.resume()
    // The strip goes with the pause, and would take the focus along.
    document.getElementById(PAUSE_BUTTON)?.focus()
  }
  return (
    <Alert mb="md" color="yellow" icon={<IconPlayerPause size={20} stroke={1.5} aria-hidden="true" />}>
      <Group gap="sm" justify="space-between">
        <span role="status">{t('live.paused')}</span>
        {board.quiz.phase === 'open' && (
          <Button
            loading={actions.pending === 'resume'}
            leftSection={<IconPlayerPlay size={18} stroke={1.5} aria-hidden="true" />}
            onClick={resume}
          >
            {t('live.all.resume')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
