import { Button, Group, Stack, Text } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { UnsavedChanges } from '#web/components/form/unsaved-changes.tsx'
import { useLast } from '#web/lib/use-last.ts'
import { useSpanWords } from '../../own-time/own-time-fields.tsx'
import { usePersonWords } from '../../use-person-words.ts'
import { ExemptionFields, ExtraTimeFields, useAccommodationForm } from './accommodation-fields.tsx'

interface AccommodationDialogProps {
  quiz: Quiz
  /** Closed where there is none. */
  participant: Participant | undefined
  /** Another dialog says when they take it. */
  onSchedule: (participantId: string) => void
  onClose: () => void
}

/** What is arranged for one participant: more time, and rules that don't count for them. */
export function AccommodationDialog({ quiz, participant, onSchedule, onClose }: AccommodationDialogProps) {
  const { t } = useTranslation(['participants', 'common'])
  const shown = useLast(participant)
  const personWords = usePersonWords()
  return (
    <Dialog
      isOpen={participant !== undefined}
      onClose={onClose}
      size={620}
      fills="phone"
      title={t('accommodation.title', { person: shown && personWords(shown) })}
      isBelowOthers
      // The menu's entry, which had the focus, is gone by then.
      returnFocus={false}
    >
      {shown && (
        <AccommodationForm
          key={shown.id}
          quiz={quiz}
          participant={shown}
          onSchedule={onSchedule}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

interface AccommodationFormProps {
  quiz: Quiz
  participant: Participant
  onSchedule: (participantId: string) => void
  onClose: () => void
}

function AccommodationForm({ quiz, participant, onSchedule, onClose }: AccommodationFormProps) {
  const { t } = useTranslation(['participants', 'common'])
  const { form, submit, alert, isSending, isDirty } = useAccommodationForm(quiz.id, participant, onClose)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={28}>
        {participant.can.schedule && (
          <OwnTimeLine quiz={quiz} participant={participant} onChange={() => onSchedule(participant.id)} />
        )}
        <ExtraTimeFields form={form} durationMinutes={quiz.durationMinutes} />
        <ExemptionFields form={form} policy={quiz.options.antiCheat} />
        <FormAlert>{alert}</FormAlert>
        <FormFooter onCancel={onClose}>
          <Button type="submit" loading={isSending}>
            {t('common:actions.save')}
          </Button>
        </FormFooter>
        <UnsavedChanges isDirty={isDirty} />
      </Stack>
    </form>
  )
}

/** When they take it, which is set in a dialog of its own: they are notified of it. */
function OwnTimeLine({ quiz, participant, onChange }: OwnTimeLineProps) {
  const { t } = useTranslation('participants')
  const said = useSpanWords(quiz.timeZone)
  const { window } = participant
  return (
    <div>
      <Text ff="heading" fz="md" fw={680}>
        {t('ownTime.heading')}
      </Text>
      <Group gap="4px 12px" mt={4}>
        <span>{window ? said(window) : t('ownTime.none')}</span>
        <Button variant="subtle" size="compact-sm" onClick={onChange}>
          {t('ownTime.change')}
        </Button>
      </Group>
    </div>
  )
}

interface OwnTimeLineProps {
  quiz: Quiz
  participant: Participant
  onChange: () => void
}
