import { Button, Title } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconEye, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { PhaseBadge } from '../phase-badge.tsx'
import classes from './view-header.module.css'
import { WindowLines } from './window-lines.tsx'

interface ViewHeaderProps {
  quiz: Quiz
  onPreview: () => void
  /** The one thing to do now, and the menu of the rest. */
  children: ReactNode
}

export function ViewHeader({ quiz, onPreview, children }: ViewHeaderProps) {
  const { t } = useTranslation('quiz-view')
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <Title order={1} lang={quiz.language}>
          {quiz.title}
        </Title>
        <div className={classes.meta}>
          <PhaseBadge phase={quiz.phase} />
          <WindowLines quiz={quiz} />
        </div>
      </div>
      <div className={classes.actions}>
        {/* Without a question there is nothing to look at, nor to print. */}
        {quiz.questionCount > 0 && (
          <>
            <Button
              variant="default"
              leftSection={<IconEye size={18} stroke={1.5} aria-hidden="true" />}
              onClick={onPreview}
            >
              {t('actions.preview')}
            </Button>
            <ButtonLink
              variant="default"
              to="/dashboard/view/$quizId/print"
              params={{ quizId: quiz.id }}
              leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
            >
              {t('actions.print')}
            </ButtonLink>
          </>
        )}
        {children}
      </div>
    </header>
  )
}
