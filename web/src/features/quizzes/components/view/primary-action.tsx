import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconCopy, IconPencil, IconSend, IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import type { NextStep } from './next-step.ts'
import { PublishButton } from './publish-button.tsx'

/** The one thing to do now, if there is one; publishing begins with the check list in the form. */
export function PrimaryAction({ quiz, step }: { quiz: Quiz; step: NextStep }) {
  const { t } = useTranslation('quiz-view')
  const params = { quizId: quiz.id }
  if (step === 'mend' || step === 'publish') {
    const Icon = step === 'mend' ? IconPencil : IconSend
    return (
      <ButtonLink
        to="/dashboard/edit/$quizId"
        params={params}
        search={step === 'publish' ? { dialog: 'publish' } : {}}
        leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
      >
        {step === 'mend' ? t('actions.goOn') : t('actions.toPublish')}
      </ButtonLink>
    )
  }
  if (step === 'duplicate') {
    return (
      <ButtonLink
        to="/dashboard/duplicate/$quizId"
        params={params}
        leftSection={<IconCopy size={18} stroke={1.5} aria-hidden="true" />}
      >
        {t('actions.duplicate')}
      </ButtonLink>
    )
  }
  if ((step === 'opens' || step === 'closes') && quiz.can.invite) {
    return (
      <ButtonLink
        to="/dashboard/participants/$quizId"
        params={params}
        search={{ dialog: 'invite' }}
        leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden="true" />}
      >
        {t('actions.invite')}
      </ButtonLink>
    )
  }
  return step === 'publishAsItIs' ? <PublishButton quiz={quiz} /> : null
}
