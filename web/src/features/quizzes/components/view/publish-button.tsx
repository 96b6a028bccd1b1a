import { Button } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { usePublishQuiz } from '../../mutations.ts'
import { quizKeys } from '../../queries.ts'

/** For a draft that can't be changed any more: there is nothing to look through in the form. */
export function PublishButton({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation(['quiz-view', 'messages'])
  const queryClient = useQueryClient()
  const publish = usePublishQuiz()
  const refuse = (error: Error) => {
    toastFailure(error, t('messages:operationFailed'))
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
