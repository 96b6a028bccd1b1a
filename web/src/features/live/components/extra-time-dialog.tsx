import { Chip, Group, NumberInput } from '@mantine/core'
import { EXTRA_MINUTES_MAX } from '@probant/contract/limits'
import { grantExtraTime } from '@probant/contract/live/extra-time'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useGrantExtraTime } from '../mutations.ts'
import {
  type Addressee,
  AddresseeDialog,
  type AddresseeDialogProps,
  AddresseeForm,
} from './addressee-dialog.tsx'

/** More minutes for one of them, or for all who are at work or still to come. */
export function ExtraTimeDialog({ quizId, to, onClose }: AddresseeDialogProps) {
  const { t } = useTranslation('results')
  return (
    <AddresseeDialog
      to={to}
      onClose={onClose}
      title={({ participantId, name }) =>
        participantId ? t('live.extraTime.toOne', { name }) : t('live.extraTime.toAll')
      }
    >
      {(shown) => <ExtraTimeForm key={shown.participantId} quizId={quizId} to={shown} onClose={onClose} />}
    </AddresseeDialog>
  )
}

const USUAL = [5, 10, 15, 30]

function ExtraTimeForm({ quizId, to, onClose }: AddresseeDialogProps & { to: Addressee }) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const grant = useGrantExtraTime(quizId)
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: grantExtraTime.schema.body,
    initialValues: { minutes: 5 },
    filled: { participantId: to.participantId },
  })
  const submit = onSubmit(async ({ minutes }) => {
    const { count } = await grant.mutateAsync({ participantId: to.participantId, minutes })
    const formatted = formatNumber(locale, count)
    toast.success(
      to.participantId
        ? t('live.extraTime.doneOne', { name: to.name, count: minutes })
        : t('live.extraTime.doneAll', { count, formatted }),
    )
    onClose()
  })
  const { minutes } = form.getValues()
  return (
    <AddresseeForm
      onSubmit={submit}
      alert={alert}
      isSending={isSending}
      send={t('live.extraTime.grant')}
      onClose={onClose}
    >
      <Chip.Group value={String(minutes)} onChange={(value) => form.setFieldValue('minutes', Number(value))}>
        <Group gap={8}>
          {USUAL.map((usual) => (
            <Chip key={usual} value={String(usual)}>
              {t('live.extraTime.minutes', { count: usual })}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <NumberInput
        label={t('live.extraTime.label')}
        description={t(to.participantId ? 'live.extraTime.hintOne' : 'live.extraTime.hintAll')}
        min={1}
        max={EXTRA_MINUTES_MAX}
        allowDecimal={false}
        data-autofocus
        {...form.getInputProps('minutes')}
      />
    </AddresseeForm>
  )
}
