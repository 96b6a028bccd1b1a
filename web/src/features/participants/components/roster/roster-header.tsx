import { Title } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import classes from './roster-header.module.css'

interface RosterHeaderProps {
  quiz: Quiz
  /** Where the quiz stands, and when it is open. */
  facts: ReactNode
  actions: ReactNode
}

export function RosterHeader({ quiz, facts, actions }: RosterHeaderProps) {
  const { t } = useTranslation('participants')
  usePageTitle(t('pageTitle', { title: quiz.title }))
  return (
    <header className={classes.header}>
      <AnchorLink to="/dashboard/view/$quizId" params={{ quizId: quiz.id }} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        <span lang={quiz.language}>{quiz.title}</span>
      </AnchorLink>
      <div className={classes.head}>
        <Title order={1}>{t('title')}</Title>
        <div className={classes.actions}>{actions}</div>
      </div>
      <div className={classes.facts}>{facts}</div>
    </header>
  )
}
