import { Anchor, Card, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Lines } from '#web/components/data-table/lines.tsx'
import { Pager } from '#web/components/data-table/pager.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { useUser } from '#web/lib/session.ts'
import { MINUTE_MS } from '#web/lib/use-now.ts'
import { groupByPhase, type PhaseGroup } from '../group-by-phase.ts'
import { firstInvitedQuery, invitedQuizzesQuery } from '../queries.ts'
import { InvitedQuizLine } from './invited-quiz-line.tsx'
import classes from './invited-quizzes.module.css'

const MANY = 20

/** As a participant: what is open, what comes, what is over. */
export function InvitedQuizzes() {
  const { t } = useTranslation('participation')
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  // None while only the first few are shown.
  const [page, setPage] = useState<number>()
  const { data, error, refetch } = useQuery({
    ...(page ? invitedQuizzesQuery({ page, pageSize: MANY }) : firstInvitedQuery),
    // They open and end by themselves.
    refetchInterval: MINUTE_MS,
  })
  return (
    <section ref={section} tabIndex={-1} className={classes.invited} aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId} mb="sm">
        {t('invited.title')}
      </Title>
      {content()}
    </section>
  )

  function content(): ReactNode {
    if (error && !data) {
      return <LoadFailure title={t('invited.failed')} error={error} onRetry={() => refetch()} />
    }
    if (!data) return <Skeleton height={112} radius="lg" role="status" aria-label={t('invited.loading')} />
    if (data.total === 0) return <NotInvited />
    return (
      <>
        {groupByPhase(data.items).map((group) => (
          <InvitedGroup key={group.phase} {...group} />
        ))}
        {page && <Pager {...data} onPage={setPage} />}
        {!page && data.total > data.items.length && (
          <Anchor component="button" type="button" className={classes.more} onClick={showAll}>
            {t('invited.more', { count: data.total })}
          </Anchor>
        )}
      </>
    )
  }

  /** The button goes, and the focus would with it. */
  function showAll(): void {
    setPage(1)
    section.current?.focus({ preventScroll: true })
  }
}

function InvitedGroup({ phase, quizzes }: PhaseGroup) {
  const { t } = useTranslation('participation')
  const headingId = useId()
  return (
    <div className={classes.group}>
      <h3 className={classes.phase} id={headingId} data-phase={phase}>
        {t(`invited.phases.${phase}`)}
      </h3>
      <Lines labelledBy={headingId}>
        {quizzes.map((quiz) => (
          <InvitedQuizLine key={quiz.quizId} quiz={quiz} />
        ))}
      </Lines>
    </div>
  )
}

function NotInvited() {
  const { t } = useTranslation('participation')
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
