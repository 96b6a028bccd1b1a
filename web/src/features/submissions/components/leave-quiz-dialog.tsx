import { Box } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import { useTranslation } from 'react-i18next'
import { sessionState } from '#web/lib/session.ts'
import { writeDeparture } from '../watching/departure.ts'
import { AskDialog } from './ask-dialog.tsx'

interface LeaveQuizDialogProps {
  isOpen: boolean
  lobby: Lobby
  /** Nobody is watched while the clock stands still. */
  isPaused: boolean
  /** Leaving does not count for them. */
  isExempt: boolean
  /** With the server, in this browser, or nowhere else than in this page. */
  answers: 'saved' | 'unsent' | 'inPageOnly'
  onClose: () => void
}

/** The browser's Back, with no question before this one: what it means to leave is said first. */
export function LeaveQuizDialog({ isOpen, lobby, isPaused, isExempt, ...props }: LeaveQuizDialogProps) {
  const { answers, onClose } = props
  const { t } = useTranslation('taking')
  const counts = !isPaused && !isExempt
  const isRunning = lobby.durationMinutes > 0 && !isPaused
  const leave = () => {
    if (counts) writeDeparture(window, lobby.quizId, { isMeant: true })
    location.assign(sessionState().status === 'signedIn' ? '/dashboard' : '/')
  }
  return (
    <AskDialog
      isOpen={isOpen}
      title={t('leaveQuiz.title')}
      stay={t('leaveQuiz.stay')}
      go={t('leaveQuiz.go')}
      advises="stay"
      onStay={onClose}
      onGo={leave}
    >
      <p>
        {t(isRunning ? 'leaveQuiz.sentence' : 'leaveQuiz.untimed')}{' '}
        {t(answers === 'inPageOnly' ? 'trouble.inPageOnly' : `leaveQuiz.${answers}`)}
      </p>
      {counts && (
        <Box component="p" mt="sm" fw={600}>
          {t(`leaveQuiz.counts.${lobby.antiCheat}`)}
        </Box>
      )}
    </AskDialog>
  )
}
