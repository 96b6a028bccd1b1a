import { Anchor, Box, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { LanguageSwitch } from '#web/components/navigation/language-switch.tsx'
import { Tagged } from '#web/components/text/tagged.tsx'
import { clearSession, type SessionState, useSession } from '#web/lib/session.ts'
import { AskDialog } from '../components/ask-dialog.tsx'
import { askForPassword, changeLocale } from '../mutations.ts'
import classes from './quiz-frame.module.css'

/** Nothing around the quiz but the name, the language, and as whom one is here. */
export function QuizFrame({ quizId, children }: { quizId: string; children: ReactNode }) {
  const { t } = useTranslation('entering')
  const session = useSession()
  const hasAccount = session.status === 'signedIn'
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <a href={hasAccount ? '/dashboard' : '/'}>
          <Wordmark />
        </a>
        <div className={classes.tools}>
          {hasAccount && <Anchor href="/dashboard">{t('lobby.dashboard')}</Anchor>}
          {/* The page speaks it; that the account could not be told, one sees in its settings. */}
          <LanguageSwitch onChoose={(locale) => void changeLocale(locale).catch(() => {})} />
        </div>
      </header>
      {session.status === 'quizOnly' && <QuizSessionBar {...session} quizId={quizId} />}
      <Main className={classes.main}>{children}</Main>
    </div>
  )
}

type QuizOnly = Extract<SessionState, { status: 'quizOnly' }>

/** For whoever came by an invitation: as whom they are here, and the way to an account of their own. */
function QuizSessionBar({ quizId, user, isForResult }: Pick<QuizOnly, 'quizId' | 'user' | 'isForResult'>) {
  const { t } = useTranslation('entering')
  const [asking, setAsking] = useState<'no' | 'pending' | 'failed' | 'sent' | 'kept'>('no')
  const [isLeaving, setIsLeaving] = useState(false)
  const { hasPassword } = user
  // Whoever came with a code has a name alone, and no mailbox that a link could go to; whoever came after the end, the result alone.
  const canAsk = !hasPassword && user.email !== '' && !isForResult
  const email = user.email || user.username

  const ask = async () => {
    setAsking('pending')
    await askForPassword().then(
      ({ deliversMail }) => setAsking(deliversMail ? 'sent' : 'kept'),
      () => setAsking('failed'),
    )
  }
  const signOut = async () => {
    await clearSession()
    location.assign(user.email ? `/invitation?quiz=${quizId}` : '/join')
  }
  return (
    <section className={classes.bar} aria-label={t('session.label')}>
      <Box component="p" flex="1 1 240px" miw={0} m={0} role="status">
        {asking === 'sent' && t('session.passwordSent', { email })}
        {asking === 'kept' && t('session.passwordKept', { email })}
        {asking === 'failed' && t('session.passwordFailed')}
        {(asking === 'no' || asking === 'pending') && (
          <Tagged
            sentence={(given) => t('session.sentence', given)}
            values={{ email }}
            parts={{
              email: (words) => (
                <Box component="span" fw={600}>
                  {words}
                </Box>
              ),
            }}
          />
        )}
      </Box>
      <div className={classes.actions}>
        {hasPassword && (
          <Button component="a" size="xs" variant="default" href={`/login?returnTo=/quiz/${quizId}`}>
            {t('session.logIn')}
          </Button>
        )}
        {canAsk && asking !== 'sent' && asking !== 'kept' && (
          <Button size="xs" variant="default" loading={asking === 'pending'} onClick={ask}>
            {t('session.password')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          onClick={() => (user.email ? void signOut() : setIsLeaving(true))}
        >
          {t('session.signOut')}
        </Button>
        <AskDialog
          isOpen={isLeaving}
          title={t('session.leaving.title')}
          stay={t('session.leaving.stay')}
          go={t('session.signOut')}
          advises="stay"
          onStay={() => setIsLeaving(false)}
          onGo={() => void signOut()}
        >
          <Box component="p" flex="1 1 240px" miw={0} m={0}>
            {t('session.leaving.sentence')}
          </Box>
        </AskDialog>
      </div>
    </section>
  )
}
