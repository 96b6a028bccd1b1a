import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { INVITATION_FATES, type InvitationFate } from '../mutations.ts'
import type { DeedQuiz, QuizDeed } from './use-quiz-deeds.tsx'

interface DeedDialogProps {
  quiz: DeedQuiz
  workingCount: number | undefined
  deed: QuizDeed
  isOpen: boolean
  isPending: boolean
  onClose: () => void
  /** With what is to become of the invitations, where there are any. */
  onConfirm: (invitations: InvitationFate) => void
}

/** Names the quiz, and says what becomes of it. */
export default function DeedDialog({ quiz, workingCount, deed, onConfirm, ...dialog }: DeedDialogProps) {
  const { t } = useTranslation('quizzes')
  const locale = useLocale()
  const [fate, setFate] = useState<InvitationFate>('keep')
  const isOfPeople = deed === 'deactivate' && quiz.participantCount > 0
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={() => onConfirm(isOfPeople ? fate : 'keep')}
      title={t(`deeds.${deed}.title`, { title: quiz.title })}
      confirm={t(`deeds.${deed}.confirm`)}
      isDangerous={deed !== 'deactivate' || (isOfPeople && fate !== 'keep')}
    >
      {deed === 'end' && workingCount !== undefined && (
        <p>
          <strong>
            {t('deeds.end.working', { count: workingCount, formatted: formatNumber(locale, workingCount) })}
          </strong>
        </p>
      )}
      <p>{sentence()}</p>
      {isOfPeople && <FateOfInvitations count={quiz.participantCount} fate={fate} onChange={setFate} />}
    </ConfirmDialog>
  )

  function sentence(): string {
    if (deed === 'delete') return t('deeds.delete.sentence', { count: quiz.questionCount })
    if (deed === 'end' && quiz.phase === 'scheduled') return t('deeds.end.sentenceScheduled')
    if (isOfPeople) return t('deeds.deactivate.sentenceInvited')
    return t(`deeds.${deed}.sentence`)
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
      label={t('deeds.deactivate.invited', { count })}
      value={fate}
      onChange={(value) => onChange(value as InvitationFate)}
      mt="md"
    >
      <Stack gap="sm" mt="xs">
        {INVITATION_FATES.map((value) => (
          <Radio
            key={value}
            value={value}
            label={t(`deeds.deactivate.fates.${value}.label`)}
            description={t(`deeds.deactivate.fates.${value}.description`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
