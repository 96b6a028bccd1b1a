import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useObservable } from '#web/lib/observable.ts'
import { clearSession, personIn, sessionState, useSession } from '#web/lib/session.ts'
import type { Work } from '../taking/work.ts'
import classes from './notices.module.css'

interface SignInDialogProps {
  work: Work
  /** Whose quiz it is: none of somebody known by name alone. */
  email: string
  creatorName: string
}

/** The session ended in mid-quiz: one signs in beside it, and goes on here. Nothing is watched meanwhile. */
export function SignInDialog({ work, email, creatorName }: SignInDialogProps) {
  const { t } = useTranslation('taking')
  const { isOwner, isLocked } = useObservable(work.state)
  const other = personIn(useSession())?.email
  // Known while they are signed in: whoever came by a link may have no password.
  const [hasPassword] = useState(() => personIn(sessionState())?.hasPassword ?? false)
  const login = `/login?returnTo=/quiz/${work.quizId}`

  /** The login is for whoever is not signed in; a window has to be opened by the press itself. */
  const changePerson = async () => {
    const beside = open('', '_blank')
    await clearSession()
    beside?.location.replace(login)
  }
  const isLinkFirst = !hasPassword && !other
  const link = (
    <Button {...wayIn(isLinkFirst)} href={`/invitation?quiz=${work.quizId}`}>
      {t('signIn.link')}
    </Button>
  )
  const sentence = () => {
    if (!email) return t('signIn.byName', { name: creatorName })
    return other ? t('signIn.other', { other, email }) : t('signIn.sentence', { email })
  }
  return (
    <Modal
      opened={!isOwner}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('signIn.title')}
    >
      <p>
        {sentence()} {t(isLocked ? 'handingIn.signedOut' : 'signIn.kept')}
      </p>
      <div className={classes.actions}>
        {email ? (
          byAddress()
        ) : (
          <Button {...wayIn(true)} href="/join">
            {t('signIn.code')}
          </Button>
        )}
      </div>
    </Modal>
  )

  function byAddress() {
    return (
      <>
        {isLinkFirst && link}
        {other ? (
          <Button className={classes.roomy} onClick={changePerson} data-autofocus>
            {t('signIn.asOwner', { email })}
          </Button>
        ) : (
          <Button {...wayIn(!isLinkFirst)} href={login}>
            {t('signIn.logIn')}
          </Button>
        )}
        {!isLinkFirst && link}
      </>
    )
  }
}

/** A way to sign in, in a new tab; one of them is the first to be offered. */
function wayIn(isFirst: boolean) {
  const place = { component: 'a', target: '_blank', rel: 'noopener' } as const
  return { ...place, variant: isFirst ? 'filled' : 'default', 'data-autofocus': isFirst || undefined }
}
