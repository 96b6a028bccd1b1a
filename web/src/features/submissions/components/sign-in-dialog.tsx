import { Button, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useObservable } from '#web/lib/observable.ts'
import { clearSession, personIn, useSession } from '#web/lib/session.ts'
import type { Work } from '../taking/work.ts'
import classes from './notices.module.css'

interface SignInDialogProps {
  work: Work
  /** Whose quiz it is. */
  email: string
}

/** The session ended in mid-quiz: one signs in beside it, and goes on here. Nothing is watched meanwhile. */
export function SignInDialog({ work, email }: SignInDialogProps) {
  const { t } = useTranslation('taking')
  const { isOwner } = useObservable(work.state)
  const other = personIn(useSession())?.email
  const login = `/login?returnTo=/quiz/${work.quizId}`

  /** The login is for whoever is not signed in; a window has to be opened by the press itself. */
  const changePerson = async () => {
    const beside = open('', '_blank')
    await clearSession()
    beside?.location.replace(login)
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
      <p className={classes.sentence}>
        {other ? t('signIn.other', { other, email }) : t('signIn.sentence')} {t('signIn.kept')}
      </p>
      <div className={classes.actions}>
        {other ? (
          <Button
            classNames={{ root: classes.roomy, label: classes.wrapped }}
            onClick={changePerson}
            data-autofocus
          >
            {t('signIn.asOwner', { email })}
          </Button>
        ) : (
          <Button component="a" href={login} target="_blank" rel="noopener" data-autofocus>
            {t('signIn.logIn')}
          </Button>
        )}
        <Button component="a" variant="default" href={`/invitation?quiz=${work.quizId}`} target="_blank">
          {t('signIn.link')}
        </Button>
      </div>
    </Modal>
  )
}
