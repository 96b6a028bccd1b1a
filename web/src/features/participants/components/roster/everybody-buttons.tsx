import { Checkbox, Text } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconBell, IconUsersMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskedButton } from '#web/components/feedback/asked-button.tsx'
import { alreadyTold } from '#web/components/feedback/toast-failure.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useFocusAfterLeaving } from '#web/lib/use-focus-after-leaving.ts'
import { useRemind, useWithdrawAll } from '../../mutations.ts'

interface RemindButtonProps {
  quizId: string
  /** How many have not begun. */
  count: number
  /** Without mail being sent, reminders are kept for the administrator. */
  deliversMail: boolean
}

/** Reminds everybody who has not begun; a mail to many is asked about first. */
export function RemindButton({ quizId, count, deliversMail }: RemindButtonProps) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const remind = useRemind(quizId)
  const counted = (number: number) => ({ count: number, formatted: formatNumber(locale, number) })

  const tell = ({ reminded, leftAlone }: { reminded: number; leftAlone: number }) => {
    const words = [
      t(deliversMail ? 'remind.reminded' : 'remind.kept', counted(reminded)),
      leftAlone > 0 && t('remind.leftAlone', counted(leftAlone)),
    ]
    toast.success(words.filter(Boolean).join(' '))
  }
  const confirm = (close: () => void) =>
    void remind.mutateAsync(undefined).then(tell, alreadyTold).finally(close)
  return (
    <AskedButton
      label={t('remind.action')}
      leftSection={<IconBell size={18} stroke={1.5} aria-hidden="true" />}
      title={t('remind.title', counted(count))}
      confirm={t('remind.confirm')}
      isDangerous={false}
      isPending={remind.isPending}
      onConfirm={confirm}
    >
      {t(deliversMail ? 'remind.sentence' : 'remind.sentenceKept')}
    </AskedButton>
  )
}

interface WithdrawAllButtonProps {
  quiz: Pick<Quiz, 'id' | 'status'>
  /** How many have not begun. */
  count: number
  deliversMail: boolean
}

/** Takes all invitations back that were not used, and tells those who had them if asked to. */
export function WithdrawAllButton({ quiz, count, deliversMail }: WithdrawAllButtonProps) {
  const { t } = useTranslation(['participants', 'quizzes'])
  const locale = useLocale()
  const [tells, setTells] = useState(true)
  const withdraw = useWithdrawAll(quiz.id)
  // With the last invitation the button goes, too.
  useFocusAfterLeaving()
  const counted = (number: number) => ({ count: number, formatted: formatNumber(locale, number) })

  const confirm = (close: () => void) =>
    void withdraw.mutateAsync(tells).then(({ withdrawn, told, untold }) => {
      const words = [
        t('withdrawAll.done', counted(withdrawn)),
        told > 0 && t(deliversMail ? 'withdrawAll.told' : 'withdrawAll.toldKept', counted(told)),
        untold > 0 && t('quizzes:withdrawnUntold', counted(untold)),
      ]
      const say = untold > 0 ? toast.warning : toast.success
      say(words.filter(Boolean).join(' '))
      close()
    }, alreadyTold)
  return (
    <AskedButton
      label={t('withdrawAll.action')}
      variant="subtle"
      color="red"
      leftSection={<IconUsersMinus size={18} stroke={1.5} aria-hidden="true" />}
      title={t('withdrawAll.title', counted(count))}
      confirm={t('withdrawAll.confirm')}
      isPending={withdraw.isPending}
      onConfirm={confirm}
    >
      <Text mb="md">{t(quiz.status === 'draft' ? 'withdrawAll.sentenceDraft' : 'withdrawAll.sentence')}</Text>
      <Checkbox
        label={t('withdrawAll.tell')}
        description={t('withdrawAll.tellHint')}
        checked={tells}
        onChange={(event) => setTells(event.currentTarget.checked)}
      />
    </AskedButton>
  )
}
