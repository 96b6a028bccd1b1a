import type { Quiz } from '@probant/contract/quizzes/quiz'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './quiz-tabs.module.css'

const TABS = [
  { name: 'overview', to: '/dashboard/view/$quizId' },
  { name: 'participants', to: '/dashboard/participants/$quizId' },
  { name: 'live', to: '/dashboard/view/$quizId/live' },
  { name: 'grading', to: '/dashboard/view/$quizId/grading' },
  { name: 'results', to: '/dashboard/view/$quizId/results' },
] as const

/** The rooms of one quiz, for its creator, from its publication on: pages of their own, so plain links lead there. */
export function QuizTabs({ quiz }: { quiz: Pick<Quiz, 'id' | 'status' | 'can'> }) {
  const { t } = useTranslation('quiz-view')
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    // In the hand the row is wider than the page: where one is has to be in view.
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft
  }, [])
  if (quiz.status === 'draft' || !quiz.can.manageParticipants) return null
  return (
    <nav ref={row} className={classes.tabs} aria-label={t('tabs.label')}>
      {TABS.map(({ name, to }) => (
        <Link
          key={name}
          to={to}
          params={{ quizId: quiz.id }}
          activeOptions={{ exact: true, includeSearch: false }}
          className={classes.tab}
        >
          {t(`tabs.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
