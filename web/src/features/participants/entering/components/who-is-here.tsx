import { Alert } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { personIn, useSession } from '#web/lib/session.ts'

/** Whoever is signed in here, and joins a room as somebody of a name, is signed out by that. */
export function SignedInNote({ quizId }: { quizId: string }) {
  const { t } = useTranslation('entering')
  const session = useSession()
  const person = personIn(session)
  const isHere = session.status === 'quizOnly' && session.quizId === quizId
  if (!person || isHere) return null
  return (
    <Alert
      color="yellow"
      mb="md"
      title={t('invitation.otherPersonTitle')}
      icon={<IconUsers size={20} stroke={1.5} aria-hidden="true" />}
    >
      {t('typed.signedIn', { person: person.email || person.username })}
    </Alert>
  )
}

interface OtherPersonNoteProps {
  quizId: string
  /** Their address, or their name. */
  invited: string
}

/** Says who, or which quiz, is in this browser already: going on ends that. */
export function OtherPersonNote({ quizId, invited }: OtherPersonNoteProps) {
  const { t } = useTranslation('entering')
  const session = useSession()
  const person = personIn(session)
  if (!person) return null
  const email = person.email || person.username
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
      {sentence()}
    </Alert>
  )

  function sentence(): string {
    if (!isOtherPerson) return t('invitation.otherQuiz')
    // Whoever came with a code has no account that they could be logged in to.
    return person?.email
      ? t('invitation.otherPerson', { email, invited })
      : t('invitation.otherGuest', { name: email, invited })
  }
}
