import { Button } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconPencil, IconRepeat, IconSend, IconUserPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { toast } from '#web/lib/toast.ts'
import { AfterTheEnd, hasAftermath } from '../components/after-the-end.tsx'
import { usePublishQuiz } from '../mutations.ts'
import { quizKeys } from '../queries.ts'
import type { NextStep } from './next-step.ts'

/** The one thing to do now, if there is one; publishing begins with the check list in the form. */
export function PrimaryAction({ quiz, step }: { quiz: Quiz; step: NextStep }) {
  const { t } = useTranslation('quiz')
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
  if (step === 'repeat') {
    return (
      <>
        <AfterTheEnd quiz={quiz} />
        <ButtonLink
          to="/dashboard/view/$quizId"
          params={params}
          search={{ dialog: 'repeat' }}
          variant={hasAftermath(quiz) ? 'default' : 'filled'}
          leftSection={<IconRepeat size={18} stroke={1.5} aria-hidden="true" />}
        >
          {t('actions.repeat')}
        </ButtonLink>
      </>
    )
  }
  if (step === 'over') return <AfterTheEnd quiz={quiz} />
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

/** For a draft that can't be changed any more: there is nothing to look through in the form. */
function PublishButton({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation(['quiz', 'common'])
  const queryClient = useQueryClient()
  const publish = usePublishQuiz()
  const refuse = (error: Error) => {
    toastFailure(error, t('common:messages.operationFailed'))
    // What is shown may be no longer so: the next press is about what one sees then.
    void queryClient.invalidateQueries({ queryKey: quizKeys.one(quiz.id) })
  }
  return (
    <Button
      leftSection={<IconSend size={18} stroke={1.5} aria-hidden="true" />}
      loading={publish.isPending}
      onClick={() =>
        publish.mutate(quiz, {
          onSuccess: () => toast.success(t('published')),
          onError: refuse,
        })
      }
    >
      {t('actions.publish')}
    </Button>
  )
}
