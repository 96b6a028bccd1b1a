import { Button } from '@mantine/core'
import type { User } from '@probant/contract/users'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { AnchorLink, ButtonLink } from '#web/components/navigation/links.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { LanguageButton } from '#web/features/users/components/language-button.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { clearSession, personIn, useSession } from '#web/lib/session.ts'
import { QuizSessionBar } from '../components/who-is-here.tsx'
import { aheadBy, untilLook } from '../door.ts'
import { isRefused } from '../entrance-refusal.ts'
import { lobbyQuery } from '../queries.ts'
import classes from './lobby-page.module.css'
import { LobbySheet, LobbySkeleton } from './lobby-sheet.tsx'
import { DoorFailed, EntranceRefused } from './shut-door.tsx'

/** The door of a quiz, for whoever is invited to it. */
export function LobbyPage({ quizId }: { quizId: string }) {
  const { t } = useTranslation('entering')
  const session = useSession()
  const {
    data: lobby,
    dataUpdatedAt,
    error,
    refetch,
  } = useQuery({
    ...lobbyQuery(quizId),
    // It opens and ends by itself, in front of whoever waits for it.
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data ? untilLook(data, new Date(Date.now() + aheadBy(data.now, dataUpdatedAt))) : false,
  })
  return <LobbyFrame quizId={quizId}>{content()}</LobbyFrame>

  function content() {
    if (isRefused(error, 'notAParticipant') && session.status === 'quizOnly')
      return <EntranceRefused refusal="invitationWithdrawn" by="invitation" />
    if (isNotForThem(error)) return <QuizNotForYou quizId={quizId} />
    if (isRefused(error, 'quizNotActive')) return <QuizNotOpen onRetry={() => refetch()} />
    if (lobby) return <LobbySheet lobby={lobby} aheadMs={aheadBy(lobby.now, dataUpdatedAt)} />
    if (error) return <DoorFailed title={t('lobby.failed')} error={error} onRetry={() => refetch()} />
    return <LobbySkeleton />
  }
}

/** Not invited, gone, never there, or an address that was mistyped: nobody learns which. */
function isNotForThem(error: unknown): boolean {
  if (isRefused(error, 'quizNotFound') || isRefused(error, 'notAParticipant')) return true
  return error instanceof ApiError && error.fields.quizId !== undefined
}

/** Invited already, but its creator has taken the quiz back, or not published it yet. */
function QuizNotOpen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('entering')
  usePageTitle(t('refused.quizNotActive.title'))
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t('refused.quizNotActive.title')}
      sentence={t('refused.quizNotActive.sentence')}
      action={<Button onClick={onRetry}>{t('refused.quizNotActive.again')}</Button>}
    />
  )
}

/** Unknown, or not for this person: the answer does not tell which. */
function QuizNotForYou({ quizId }: { quizId: string }) {
  const { t } = useTranslation('entering')
  const email = personIn(useSession())?.email
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  usePageTitle(t('notFound.title'))

  const leave = async () => {
    setIsLeaving(true)
    await clearSession()
    await navigate({ to: '/login', search: { returnTo: `/quiz/${quizId}` } })
  }
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t('notFound.title')}
      sentence={email ? t('notFound.sentence', { email }) : t('notFound.unnamed')}
      action={
        <>
          <ButtonLink to="/invitation" search={{ quiz: quizId }}>
            {t('notFound.request')}
          </ButtonLink>
          <Button variant="default" loading={isLeaving} onClick={leave}>
            {t('notFound.otherAddress')}
          </Button>
        </>
      }
    />
  )
}

/** Nothing around the quiz but the name, the language, and as whom one is here. */
function LobbyFrame({ quizId, children }: { quizId: string; children: ReactNode }) {
  const { t } = useTranslation('entering')
  const session = useSession()
  const hasAccount = session.status === 'signedIn'
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to={hasAccount ? '/dashboard' : '/'} className={classes.home}>
          <Wordmark />
        </Link>
        <div className={classes.tools}>
          {hasAccount && (
            <AnchorLink to="/dashboard" className={classes.dashboard}>
              {t('lobby.dashboard')}
            </AnchorLink>
          )}
          <LanguageButton />
        </div>
      </header>
      {session.status === 'quizOnly' && <QuizSession quizId={quizId} user={session.user} />}
      <Main className={classes.main}>{children}</Main>
    </div>
  )
}

function QuizSession(props: { quizId: string; user: User }) {
  const { data: site } = useQuery(siteQuery)
  return <QuizSessionBar {...props} deliversMail={site?.deliversMail ?? true} />
}
