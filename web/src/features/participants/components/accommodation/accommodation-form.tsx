import { Button, Group } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { UnsavedChanges } from '#web/components/form/unsaved-changes.tsx'
import classes from './accommodation.module.css'
import { ExemptionFields } from './exemption-fields.tsx'
import { ExtraTimeFields } from './extra-time-fields.tsx'
import { useAccommodationForm } from './use-accommodation-form.ts'

interface AccommodationFormProps {
  quiz: Quiz
  participant: Participant
  onClose: () => void
}

export function AccommodationForm({ quiz, participant, onClose }: AccommodationFormProps) {
  const { t } = useTranslation(['participants', 'common'])
  const { form, submit, alert, isSending, isDirty } = useAccommodationForm(quiz.id, participant, onClose)
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <ExtraTimeFields form={form} durationMinutes={quiz.durationMinutes} />
      <ExemptionFields form={form} policy={quiz.options.antiCheat} />
      <FormAlert>{alert}</FormAlert>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={isSending}>
          {t('common:actions.save')}
        </Button>
      </Group>
      <UnsavedChanges isDirty={isDirty} />
    </form>
  )
}
