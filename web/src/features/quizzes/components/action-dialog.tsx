import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { INVITATION_FATES, type InvitationFate } from '../mutations.ts'
import type { ActionQuiz, QuizAction } from './use-quiz-actions.tsx'

interface ActionDialogProps {
  quiz: ActionQuiz
  workingCount: number | undefined
  action: QuizAction
  isOpen: boolean
  isPending: boolean
  onClose: () => void
  /** With what is to become of the invitations, where there are any. */
  onConfirm: (invitations: InvitationFate) => void
}

/** Names the quiz, and says what becomes of it. */
export default function ActionDialog({
  quiz,
  workingCount,
  action,
  onConfirm,
  ...dialog
}: ActionDialogProps) {
  const { t } = useTranslation('quizzes')
  const locale = useLocale()
  const [fate, setFate] = useState<InvitationFate>('keep')
  const isOfPeople = action === 'deactivate' && quiz.participantCount > 0
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={() => onConfirm(isOfPeople ? fate : 'keep')}
      title={t(`actions.${action}.title`, { title: quiz.title })}
      confirm={t(`actions.${action}.confirm`)}
      isDangerous={action !== 'deactivate' || (isOfPeople && fate !== 'keep')}
    >
      {action === 'end' && workingCount !== undefined && (
        <p>
          <strong>
            {t('actions.end.working', { count: workingCount, formatted: formatNumber(locale, workingCount) })}
          </strong>
        </p>
      )}
      <p>{sentence()}</p>
      {isOfPeople && <FateOfInvitations count={quiz.participantCount} fate={fate} onChange={setFate} />}
    </ConfirmDialog>
  )

  function sentence(): string {
    if (action === 'delete') return t('actions.delete.sentence', { count: quiz.questionCount })
    if (action === 'end' && quiz.phase === 'scheduled') return t('actions.end.sentenceScheduled')
    if (isOfPeople) return t('actions.deactivate.sentenceInvited')
    return t(`actions.${action}.sentence`)
  }
}

interface FateProps {
  count: number
  fate: InvitationFate
  onChange: (fate: InvitationFate) => void
}

function FateOfInvitations({ count, fate, onChange }: FateProps) {
  const { t } = useTranslation('quizzes')
  return (
    <Radio.Group
      label={t('actions.deactivate.invited', { count })}
      value={fate}
      onChange={(value) => onChange(value as InvitationFate)}
      mt="md"
    >
      <Stack gap="sm" mt="xs">
        {INVITATION_FATES.map((value) => (
          <Radio
            key={value}
            value={value}
            label={t(`actions.deactivate.fates.${value}.label`)}
            description={t(`actions.deactivate.fates.${value}.description`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
