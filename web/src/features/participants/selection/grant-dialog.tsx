import { Chip, Group, NumberInput } from '@mantine/core'
import { EXTRA_MINUTES_MAX } from '@probant/contract/limits'
import type { Participant } from '@probant/contract/participants/participant'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { ActionDialog, type ActionProps } from './action-dialog.tsx'
import { useGrantSelected } from './mutations.ts'

const USUAL = [5, 10, 15, 30]

/** More minutes for those of the selection who may still use them. */
export function GrantDialog({ quizId, chosen, deliversMail, isOpen, onClose, onDone }: ActionProps) {
  const { t } = useTranslation(['participants', 'common'])
  const locale = useLocale()
  const grant = useGrantSelected(quizId)
  const [minutes, setMinutes] = useState<number | string>(5)
  const [isWrong, setIsWrong] = useState(false)
  const counted = (count: number) => ({ count, formatted: formatNumber(locale, count) })

  const confirm = (concerned: Participant[]) => {
    const isFit = Number.isInteger(minutes) && Number(minutes) >= 1 && Number(minutes) <= EXTRA_MINUTES_MAX
    setIsWrong(!isFit)
    if (!isFit) return
    grant.mutate(
      { participantIds: concerned.map(({ id }) => id), minutes: Number(minutes) },
      {
        onSuccess: ({ count, told, untold }) => {
          const words = [
            t('selection.grant.done', counted(count)),
            told > 0 && t(deliversMail ? 'selection.grant.told' : 'selection.grant.toldKept', counted(told)),
            untold > 0 && t('selection.grant.untold', counted(untold)),
          ]
          const say = untold > 0 ? toast.warning : toast.success
          say(words.filter(Boolean).join(' '))
          onDone()
        },
        onError: (error) => toastFailure(error, t('common:messages.operationFailed')),
        onSettled: onClose,
      },
    )
  }
  return (
    <ActionDialog
      action="grant"
      chosen={chosen}
      isOpen={isOpen}
      isPending={grant.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Chip.Group value={String(minutes)} onChange={(value) => setMinutes(Number(value))}>
        <Group gap={8}>
          {USUAL.map((usual) => (
            <Chip key={usual} value={String(usual)}>
              {t('selection.grant.minutes', { count: usual })}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <NumberInput
        label={t('selection.grant.label')}
        description={t('selection.grant.hint')}
        min={1}
        max={EXTRA_MINUTES_MAX}
        allowDecimal={false}
        value={minutes}
        onChange={setMinutes}
        error={isWrong && fieldSentence(locale, 'extraTimeInvalid')}
        data-autofocus
      />
    </ActionDialog>
  )
}
