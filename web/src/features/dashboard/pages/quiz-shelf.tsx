import { Skeleton, Title } from '@mantine/core'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { QuizLines } from '#web/features/quizzes/components/list/quiz-lines.tsx'
import { useFocusAfterDeed } from '#web/features/quizzes/components/list/use-focus-after-deed.ts'
import type { QuizShelf as Shelf } from '#web/features/quizzes/queries.ts'
import classes from './quiz-shelf.module.css'
import { ON_SHELF } from './use-my-quizzes.ts'

interface QuizShelfProps {
  shelf: Shelf
  quizzes: UseQueryResult<{ items: QuizSummary[]; total: number }>
}

/** The first few of a kind, and the way to all of them. */
export function QuizShelf({ shelf, quizzes: { data, error, refetch } }: QuizShelfProps) {
  const { t } = useTranslation('dashboard')
  const headingId = useId()
  const { list, onDone } = useFocusAfterDeed<HTMLElement>(data)
  const title = t(`shelves.${shelf}`)
  const count = data?.total ?? 0
  return (
    <section ref={list} tabIndex={-1} className={classes.shelf} aria-labelledby={headingId}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={headingId}>
          {title}
        </Title>
        <AnchorLink to="/dashboard/quiz" search={{ show: shelf }} size="sm">
          {count > ON_SHELF ? t(`all.${shelf}Count`, { count }) : t(`all.${shelf}`)}
        </AnchorLink>
      </div>
      {data ? (
        <QuizLines label={title} quizzes={data.items.slice(0, ON_SHELF)} onDone={onDone} />
      ) : error ? (
        <LoadFailure title={t('mine.failed')} error={error} onRetry={() => refetch()} />
      ) : (
        <Skeleton height={96} radius="lg" role="status" aria-label={t('mine.loading')} />
      )}
    </section>
  )
}
