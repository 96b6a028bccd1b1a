import { Box } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Marks } from '../pages/paper-page.tsx'
import { AskDialog } from './ask-dialog.tsx'
import squares from './navigator.module.css'

interface HandInDialogProps {
  isOpen: boolean
  questions: readonly Numbered[]
  marks: Marks
  onClose: () => void
  /** Leads to a question; not given where one can't go back. */
  onGo: ((questionId: string) => void) | undefined
  onHandIn: () => void
}

interface Numbered {
  questionId: string
  number: number
}

/** Nothing can be changed afterwards: it says what is still open, and leads there. */
export function HandInDialog({ isOpen, questions, marks, onClose, onGo, onHandIn }: HandInDialogProps) {
  const { t } = useTranslation('taking')
  const [isGoing, setIsGoing] = useState(false)
  const [wasOpen, setWasOpen] = useState(isOpen)
  // Each time anew, however it was closed before.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setIsGoing(false)
  }
  const open = questions.filter(({ questionId }) => !marks.answered.has(questionId))
  const partly = questions.filter(({ questionId }) => marks.partly.has(questionId))
  const flagged = questions.filter(({ questionId }) => marks.flagged.has(questionId))
  const go =
    onGo &&
    ((questionId: string) => {
      setIsGoing(true)
      onGo(questionId)
    })
  return (
    <AskDialog
      isOpen={isOpen}
      title={t('handIn.title')}
      stay={t('handIn.back')}
      go={t('handIn.go')}
      advises={open.length + partly.length > 0 ? 'stay' : 'go'}
      // The focus goes where one is led.
      returnFocus={!isGoing}
      onStay={onClose}
      onGo={onHandIn}
    >
      {open.length + partly.length === 0 && <p>{t('handIn.allAnswered', { count: questions.length })}</p>}
      {/* What has no answer is worth nothing. */}
      {open.length > 0 && (
        <>
          <Box component="p" fw={600}>
            {t('handIn.open', { count: open.length })}
          </Box>
          <Questions label={t('handIn.list')} these={open} onGo={go} />
        </>
      )}
      {partly.length > 0 && (
        <>
          <Box component="p" mt={open.length > 0 ? 'sm' : undefined} fw={600}>
            {t('handIn.partly', { count: partly.length })}
          </Box>
          <Questions label={t('handIn.partlyList')} these={partly} onGo={go} />
        </>
      )}
      {flagged.length > 0 && (
        <>
          <Box component="p" mt="sm">
            {t('handIn.flagged', { count: flagged.length })}
          </Box>
          <Questions label={t('handIn.flaggedList')} these={flagged} onGo={go} />
        </>
      )}
      <Box component="p" mt="sm">
        {t('handIn.final')}
      </Box>
    </AskDialog>
  )
}

interface QuestionsProps extends Pick<HandInDialogProps, 'onGo'> {
  label: string
  these: readonly Numbered[]
}

function Questions({ label, these, onGo }: QuestionsProps) {
  const { t } = useTranslation('taking')
  return (
    <ul className={`plain ${squares.grid}`} data-inline aria-label={label}>
      {these.map(({ questionId, number }) => (
        <li key={questionId}>
          <button
            type="button"
            className={squares.square}
            aria-label={t('navigator.question', { number })}
            disabled={!onGo}
            onClick={onGo && (() => onGo(questionId))}
          >
            {number}
          </button>
        </li>
      ))}
    </ul>
  )
}
