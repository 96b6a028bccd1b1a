import { Checkbox, Text } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { alreadyTold } from '#web/components/feedback/toast-failure.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useRemind } from '../mutations.ts'
import { ActionDialog, type ActionProps } from './action-dialog.tsx'
import { useWithdrawSelected } from './mutations.ts'

/** Reminds those of the selection who have not begun. */
export function RemindDialog({ quizId, chosen, deliversMail, isOpen, onClose, onDone }: ActionProps) {
  const { t } = useTranslation('participants')
  const counted = useCounted()
  const remind = useRemind(quizId)
  const confirm = (concerned: Participant[]) =>
    void remind
      .mutateAsync(concerned.map(({ id }) => id))
      .then(({ reminded, leftAlone }) => {
        const words = [
          t(deliversMail ? 'remind.reminded' : 'remind.kept', counted(reminded)),
          leftAlone > 0 && t('remind.leftAlone', counted(leftAlone)),
        ]
        toast.success(words.filter(Boolean).join(' '))
        onDone()
      }, alreadyTold)
      .finally(onClose)
  return (
    <ActionDialog
      action="remind"
      chosen={chosen}
      isOpen={isOpen}
      isPending={remind.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Text>{t(deliversMail ? 'remind.sentence' : 'remind.sentenceKept')}</Text>
    </ActionDialog>
  )
}

/** Takes those invitations of the selection back that were not used. */
export function WithdrawDialog(props: ActionProps & { isUnverified: boolean }) {
  const { quizId, chosen, deliversMail, isUnverified, isOpen, onClose, onDone } = props
  const { t } = useTranslation(['participants', 'quizzes'])
  const counted = useCounted()
  const [tells, setTells] = useState(true)
  const withdraw = useWithdrawSelected(quizId)
  const confirm = (concerned: Participant[]) =>
    void withdraw
      .mutateAsync({ participantIds: concerned.map(({ id }) => id), tell: tells && !isUnverified })
      .then(({ withdrawn, told, untold }) => {
        const toldWords = deliversMail ? 'withdrawAll.told' : 'withdrawAll.toldKept'
        const words = [
          t('withdrawAll.done', counted(withdrawn)),
          told > 0 && t(toldWords, counted(told)),
          untold > 0 && t('quizzes:withdrawnUntold', counted(untold)),
        ]
        const say = untold > 0 ? toast.warning : toast.success
        say(words.filter(Boolean).join(' '))
        onDone()
      }, alreadyTold)
      .finally(onClose)
  return (
    <ActionDialog
      action="withdraw"
      chosen={chosen}
      isOpen={isOpen}
      isDangerous
      isPending={withdraw.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Text>{t('selection.withdraw.sentence')}</Text>
      {!isUnverified && (
        <Checkbox
          label={t('withdrawAll.tell')}
          description={t('withdrawAll.tellHint')}
          checked={tells}
          onChange={(event) => setTells(event.currentTarget.checked)}
        />
      )}
    </ActionDialog>
  )
}

function useCounted() {
  const locale = useLocale()
  return (count: number) => ({ count, formatted: formatNumber(locale, count) })
}
