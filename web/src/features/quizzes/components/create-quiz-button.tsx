import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LockedButton } from '#web/components/feedback/locked-button.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useCreatingRefusal, WhyNotCreate } from './creating-refusal.tsx'

interface CreateQuizButtonProps {
  /** Another button on the screen is the first to press. */
  isSecond?: boolean
}

/** The way to a new quiz; where there is none, the reason. */
export function CreateQuizButton({ isSecond = false }: CreateQuizButtonProps) {
  const { t } = useTranslation('quizzes')
  const refusal = useCreatingRefusal()
  if (refusal) {
    return (
      <LockedButton label={t('create.action')} question={t('create.whyNot')}>
        <p>
          <WhyNotCreate refusal={refusal} />
        </p>
      </LockedButton>
    )
  }
  return (
    <ButtonLink
      to="/dashboard/create"
      variant={isSecond ? 'default' : 'filled'}
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      {t('create.action')}
    </ButtonLink>
  )
}
