import { Anchor, Card, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { useUser } from '#web/lib/session.ts'
import { invitedQuizzesQuery } from '../queries.ts'
import { InvitedQuizLine } from './invited-quiz-line.tsx'
import classes from './invited-quizzes.module.css'

const FEW = 5
const MANY = 100
/** They open and end by themselves. */
const LIVE_MS = 60_000

/** As a participant: what is open, what comes, what is over. */
export function InvitedQuizzes() {
  const { t } = useTranslation('dashboard')
  const headingId = useId()
  const [pageSize, setPageSize] = useState(FEW)
  const { data, error, refetch, isFetching } = useQuery({
    ...invitedQuizzesQuery({ pageSize }),
    refetchInterval: LIVE_MS,
  })
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId} mb="sm">
        {t('invited.title')}
      </Title>
      {content()}
    </section>
  )

  function content(): ReactNode {
    if (error) return <LoadFailure title={t('invited.failed')} error={error} onRetry={() => refetch()} />
    if (!data) return <Skeleton height={112} radius="lg" role="status" aria-label={t('invited.loading')} />
    if (data.total === 0) return <NotInvited />
    return (
      <>
        <ul className={classes.list}>
          {data.items.map((quiz) => (
            <InvitedQuizLine key={quiz.quizId} quiz={quiz} />
          ))}
        </ul>
        {data.total > data.items.length && pageSize === FEW && (
          <Anchor
            component="button"
            type="button"
            className={classes.more}
            aria-busy={isFetching}
            onClick={() => setPageSize(MANY)}
          >
            {t('invited.more', { count: data.total })}
          </Anchor>
        )}
      </>
    )
  }
}

function NotInvited() {
  const { t } = useTranslation('dashboard')
  const { email } = useUser()
  return (
    <Card>
      <div className={classes.note}>
        <LetterPicture />
        <p>{t('invited.sentence', { email })}</p>
      </div>
    </Card>
  )
}
