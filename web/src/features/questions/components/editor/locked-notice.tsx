import { Alert, Button, Stack } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import { IconCopy, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { errorSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { toast } from '#web/lib/toast.ts'
import { useDuplicateQuestion } from '../../mutations.ts'
import type { QuestionActions } from '../../questions-search.ts'

export interface LockedNoticeProps {
  question: Question
  /** The copy is there, to be changed in its place. */
  onDuplicated: (copy: Question, original: Question) => void
  showLimit: QuestionActions['showLimit']
}

/** Why a question can't be changed, and the way on: a copy that can. Nothing where it can. */
export function LockedNotice({ question, onDuplicated, showLimit }: LockedNoticeProps) {
  const { t } = useTranslation('questions')
  const locale = useLocale()
  const { duplicate, isPending } = useDuplicateToChange({ onDuplicated, showLimit })
  const reason = question.whyNot.edit
  if (!reason) return null
  return (
    <Alert icon={<IconLock size={20} stroke={1.5} aria-hidden="true" />} mb="md">
      <Stack gap="xs" align="flex-start">
        {errorSentence(locale, reason)}
        {reason !== 'organizationInactive' && (
          <Button
            size="xs"
            variant="default"
            loading={isPending}
            leftSection={<IconCopy size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => duplicate(question)}
          >
            {t('menu.duplicateToChange')}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}

/** Makes a copy, and hands it over to be changed. */
export function useDuplicateToChange({ onDuplicated, showLimit }: Omit<LockedNoticeProps, 'question'>) {
  const { t } = useTranslation(['questions', 'common'])
  const { mutate, isPending } = useDuplicateQuestion()
  const duplicate = (question: Question) =>
    mutate(question, {
      onSuccess: (copy) => {
        toast.success(t('duplicated'))
        onDuplicated(copy, question)
      },
      onError: (error) => showLimit(error) || toastFailure(error, t('common:messages.operationFailed')),
    })
  return { duplicate, isPending }
}
