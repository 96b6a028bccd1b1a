import { Alert, Button } from '@mantine/core'
import type { User } from '@probant/contract/users'
import { IconUsers } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { Tagged } from '#web/components/text/tagged.tsx'
import { clearSession, personIn, useSession } from '#web/lib/session.ts'
import { useRequestPassword } from '../mutations.ts'
import classes from './who-is-here.module.css'

interface QuizSessionBarProps {
  quizId: string
  user: User
  deliversMail: boolean
}

/** For whoever came by an invitation: as whom they are here, and the way to an account of their own. */
export function QuizSessionBar({ quizId, user, deliversMail }: QuizSessionBarProps) {
  const { t } = useTranslation('entering')
  const asking = useRequestPassword()
  const { email, hasPassword } = user
  const navigate = useNavigate()

  const signOut = async () => {
    await clearSession()
    await navigate({ to: '/invitation', search: { quiz: quizId } })
    toast.success(t('session.signedOut'))
  }
  return (
    <section className={classes.bar} aria-label={t('session.label')}>
      <p className={classes.words} role="status">
        {asking.isSuccess ? (
          t(deliversMail ? 'session.passwordSent' : 'session.passwordKept', { email })
        ) : (
          <Tagged
            sentence={t('session.sentence', { email })}
            parts={{ email: (words) => <span className={classes.email}>{words}</span> }}
          />
        )}
      </p>
      <div className={classes.actions}>
        {hasPassword && (
          <ButtonLink size="xs" variant="default" to="/login" search={{ returnTo: `/quiz/${quizId}` }}>
            {t('session.logIn')}
          </ButtonLink>
        )}
        {!hasPassword && !asking.isSuccess && (
          <Button size="xs" variant="default" loading={asking.isPending} onClick={() => asking.mutate()}>
            {t('session.password')}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={signOut}>
          {t('session.signOut')}
        </Button>
      </div>
    </section>
  )
}

interface OtherPersonNoteProps {
  quizId: string
  invited: string
}

/** Says who, or which quiz, is in this browser already: going on ends that. */
export function OtherPersonNote({ quizId, invited }: OtherPersonNoteProps) {
  const { t } = useTranslation('entering')
  const session = useSession()
  const email = personIn(session)?.email
  if (!email) return null
  const isOtherPerson = email.toLowerCase() !== invited.toLowerCase()
  const isOtherQuiz = session.status === 'quizOnly' && session.quizId !== quizId
  if (!isOtherPerson && !isOtherQuiz) return null
  return (
    <Alert
      color="yellow"
      mb="md"
      title={t(isOtherPerson ? 'invitation.otherPersonTitle' : 'invitation.otherQuizTitle')}
      icon={<IconUsers size={20} stroke={1.5} aria-hidden="true" />}
    >
      {isOtherPerson ? t('invitation.otherPerson', { email, invited }) : t('invitation.otherQuiz')}
    </Alert>
  )
}
