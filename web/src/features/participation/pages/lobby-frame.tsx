import type { User } from '@probant/contract/users'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { LanguageButton } from '#web/features/users/components/language-button.tsx'
import { useSession } from '#web/lib/session.ts'
import { QuizSessionBar } from '../components/quiz-session-bar.tsx'
import classes from './lobby-page.module.css'

/** Nothing around the quiz but the name, the language, and as whom one is here. */
export function LobbyFrame({ quizId, children }: { quizId: string; children: ReactNode }) {
  const { t } = useTranslation('participation')
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
