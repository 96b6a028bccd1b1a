import { Box, VisuallyHidden } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useAnswersToGrade } from '../use-answers-to-grade.ts'
import classes from './room-tabs.module.css'
import { useMoreBeyond } from './use-more-beyond.ts'

const ROOMS = [
  { name: 'overview', to: '/dashboard/view/$quizId' },
  { name: 'participants', to: '/dashboard/participants/$quizId' },
  { name: 'live', to: '/dashboard/view/$quizId/live' },
  { name: 'grading', to: '/dashboard/view/$quizId/grading' },
  { name: 'results', to: '/dashboard/view/$quizId/results' },
] as const
export type RoomName = (typeof ROOMS)[number]['name']

/** What a draft has: nobody takes it yet. */
const ROOMS_OF_DRAFT: readonly RoomName[] = ['overview', 'participants']

/** The rooms of one quiz, for its creator: pages of their own, so plain links lead there. */
export function RoomTabs({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz')
  const row = useRef<HTMLElement>(null)
  const rooms = ROOMS.filter(({ name }) => quiz.status !== 'draft' || ROOMS_OF_DRAFT.includes(name))
  useMoreBeyond(row, rooms.length)
  if (!quiz.can.manageParticipants) return null
  return (
    <nav ref={row} className={classes.tabs} aria-label={t('rooms.label')}>
      {rooms.map(({ name, to }) => (
        <Link
          key={name}
          to={to}
          params={{ quizId: quiz.id }}
          activeOptions={{ exact: true, includeSearch: false }}
          className={classes.tab}
        >
          {t(`rooms.${name}`)}
          {name === 'grading' && <ToGrade quiz={quiz} />}
        </Link>
      ))}
    </nav>
  )
}

/** How many answers wait for a grade; nothing where none does. */
function ToGrade({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const count = useAnswersToGrade(quiz)
  if (count === 0) return null
  return (
    <>
      <Box
        component="span"
        className="tabular"
        ms={6}
        py={1}
        px={7}
        bdrs="lg"
        bg="var(--highlight)"
        c="bright"
        fz="xs"
        aria-hidden="true"
      >
        {formatNumber(locale, count)}
      </Box>
      <VisuallyHidden>{t('rooms.toGrade', { count })}</VisuallyHidden>
    </>
  )
}
