import { Button, Chip, Group, Modal, NumberInput } from '@mantine/core'
import { EXTRA_MINUTES_MAX } from '@probant/contract/limits'
import { grantExtraTime } from '@probant/contract/live/extra-time'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useLast } from '#web/lib/use-last.ts'
import { useGrantExtraTime } from '../mutations.ts'
import classes from './dialogs.module.css'
import type { Addressee } from './message-dialog.tsx'

interface ExtraTimeDialogProps {
  quizId: string
  /** Closed where there is nobody. */
  to: Addressee | undefined
  onClose: () => void
}

/** More minutes for one of them, or for all who are at work or still to come. */
export function ExtraTimeDialog({ quizId, to, onClose }: ExtraTimeDialogProps) {
  const { t } = useTranslation(['live', 'common'])
  const shown = useLast(to)
  return (
    <Modal
      opened={to !== undefined}
      onClose={onClose}
      title={shown?.participantId ? t('extraTime.toOne', { name: shown.name }) : t('extraTime.toAll')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {shown && <ExtraTimeForm key={shown.participantId} quizId={quizId} to={shown} onClose={onClose} />}
    </Modal>
  )
}

const USUAL = [5, 10, 15, 30]

function ExtraTimeForm({ quizId, to, onClose }: ExtraTimeDialogProps & { to: Addressee }) {
  const { t } = useTranslation(['live', 'common'])
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
        ? t('extraTime.doneOne', { name: to.name, count: minutes })
        : t('extraTime.doneAll', { count, formatted }),
    )
    onClose()
  })
  const { minutes } = form.getValues()
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Chip.Group value={String(minutes)} onChange={(value) => form.setFieldValue('minutes', Number(value))}>
        <Group gap={8}>
          {USUAL.map((usual) => (
            <Chip key={usual} value={String(usual)}>
              {t('extraTime.minutes', { count: usual })}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <NumberInput
        label={t('extraTime.label')}
        description={t(to.participantId ? 'extraTime.hintOne' : 'extraTime.hintAll')}
        min={1}
        max={EXTRA_MINUTES_MAX}
        allowDecimal={false}
        data-autofocus
        {...form.getInputProps('minutes')}
      />
      <FormAlert>{alert}</FormAlert>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={isSending}>
          {t('extraTime.grant')}
        </Button>
      </Group>
    </form>
  )
}
