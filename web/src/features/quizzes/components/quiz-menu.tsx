import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchedDialog } from '#web/components/feedback/fetched-dialog.tsx'
import { FetchedMenu } from '#web/components/menu/fetched-menu.tsx'
import { type ActionQuiz, type QuizAction, useQuizActions } from './use-quiz-actions.tsx'

const loadEntries = () => import('./quiz-menu-entries.tsx')
const loadHandOver = () => import('../changes/hand-over-dialog.tsx')

interface QuizMenuProps {
  quiz: ActionQuiz
  /** The page is about this quiz already. */
  isOnItsPage?: boolean
  /** It is deleted: a page about it has to be left. */
  onGone?: () => void
  /** An action is done, or came too late: the quiz may leave the list in which it stands. */
  onDone?: () => void
}

/** What can be done with a quiz, and the dialogs in which it is. */
export function QuizMenu({ quiz, isOnItsPage = false, onGone, onDone }: QuizMenuProps) {
  const { t } = useTranslation('quizzes')
  const target = useRef<HTMLButtonElement>(null)
  const [isHandedOver, setIsHandedOver] = useState(false)
  // The menu's entry, which had the focus, is gone by then.
  const focusTarget = () => requestAnimationFrame(() => target.current?.focus())
  const actions = useQuizActions(quiz, {
    onDone: (action: QuizAction) => {
      onDone?.()
      if (action === 'delete') onGone?.()
    },
    onRefused: onDone,
    onClose: focusTarget,
  })
  return (
    <>
      <FetchedMenu
        load={loadEntries}
        opens="menu"
        quiz={quiz}
        isOnItsPage={isOnItsPage}
        onAsk={actions.ask}
        onHandOver={() => setIsHandedOver(true)}
      >
        <ActionIcon
          ref={target}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('menu.actionsOf', { title: quiz.title })}
        >
          <IconDots size={20} stroke={1.5} />
        </ActionIcon>
      </FetchedMenu>
      {actions.dialog}
      <FetchedDialog
        load={loadHandOver}
        quiz={quiz}
        isOpen={isHandedOver}
        onClose={() => {
          setIsHandedOver(false)
          focusTarget()
        }}
      />
    </>
  )
}
