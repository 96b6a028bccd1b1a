import { Alert } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useUser } from '#web/lib/session.ts'
import classes from './local-notice.module.css'

/** Why nothing can be changed here, and what can be done instead. */
export function ReadOnlyNotice({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz-form')
  const reason = useReason(quiz)
  const params = { quizId: quiz.id }
  return (
    <Alert
      icon={<IconLock size={20} stroke={1.5} aria-hidden="true" />}
      title={t('readOnly.title')}
      classNames={{ message: classes.message }}
    >
      <span>{t(`readOnly.${reason}`, { name: quiz.creator.name })}</span>
      <span className={classes.actions}>
        {quiz.can.duplicate && (
          <ButtonLink size="xs" variant="default" to="/dashboard/duplicate/$quizId" params={params}>
            {t('readOnly.duplicate')}
          </ButtonLink>
        )}
        <ButtonLink size="xs" variant="default" to="/dashboard/view/$quizId" params={params}>
          {t('readOnly.view')}
        </ButtonLink>
      </span>
    </Alert>
  )
}

function useReason({ creator, status, participantCount }: Quiz) {
  const user = useUser()
  if (creator.id !== user.id) return 'others'
  if (status === 'completed') return 'completed'
  return participantCount > 0 ? 'participants' : 'inactive'
}
