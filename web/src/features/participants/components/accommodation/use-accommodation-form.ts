import { accommodationSchema, type Participant } from '@probant/contract/participants/participant'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useNestedForm } from '#web/components/form/use-nested-form.ts'
import { useSetAccommodation } from '../../mutations.ts'
import { usePersonWords } from '../../use-person-words.ts'

/** What is typed has the shape of what is saved. */
type Values = Participant['accommodation']

export function useAccommodationForm(quizId: string, participant: Participant, onSaved: () => void) {
  const { t } = useTranslation('participants')
  const save = useSetAccommodation(quizId)
  const personWords = usePersonWords()
  const { id, accommodation } = participant
  const nested = useNestedForm<Values, Values>({
    schema: accommodationSchema,
    initialValues: accommodation,
    toBody: (values) => values,
  })
  const submit = nested.onSubmit(async (body) => {
    await save.mutateAsync({ participantId: id, accommodation: body })
    nested.markSaved(body)
    toast.success(t('accommodation.saved', { person: personWords(participant) }))
    onSaved()
  })
  return { ...nested, submit }
}

export type AccommodationFormState = ReturnType<typeof useAccommodationForm>['form']
