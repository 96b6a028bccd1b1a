import { Button, Checkbox } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconBell, IconUsersMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { useFailureToast } from '#web/components/feedback/toast-failure.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
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
  const [isOpen, dialog] = useDisclosure(false)
  const remind = useRemind(quizId)
  const fail = useFailureToast()
  const counted = (number: number) => ({ count: number, formatted: formatNumber(locale, number) })

  const tell = ({ reminded, leftAlone }: { reminded: number; leftAlone: number }) => {
    const words = [
      t(deliversMail ? 'remind.reminded' : 'remind.kept', counted(reminded)),
      leftAlone > 0 && t('remind.leftAlone', counted(leftAlone)),
    ]
    toast.success(words.filter(Boolean).join(' '))
  }
  const confirm = () => remind.mutateAsync(undefined).then(tell, fail).finally(dialog.close)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBell size={18} stroke={1.5} aria-hidden="true" />}
        onClick={dialog.open}
      >
        {t('remind.action')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={dialog.close}
        title={t('remind.title', counted(count))}
        confirm={t('remind.confirm')}
        isPending={remind.isPending}
        onConfirm={() => void confirm()}
      >
        {t(deliversMail ? 'remind.sentence' : 'remind.sentenceKept')}
      </ConfirmDialog>
    </>
  )
}

interface WithdrawAllButtonProps {
  quiz: Pick<Quiz, 'id' | 'status'>
  /** How many have not begun. */
  count: number
}

/** Takes all invitations back that were not used, and tells those who had them if asked to. */
export function WithdrawAllButton({ quiz, count }: WithdrawAllButtonProps) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const [isOpen, dialog] = useDisclosure(false)
  const [tells, setTells] = useState(true)
  const withdraw = useWithdrawAll(quiz.id)
  const fail = useFailureToast()
  // With the last invitation the button goes, too.
  useFocusAfterLeaving()
  const counted = (number: number) => ({ count: number, formatted: formatNumber(locale, number) })

  const confirm = () =>
    withdraw.mutateAsync(tells).then(({ withdrawn, told }) => {
      const words = [
        t('withdrawAll.done', counted(withdrawn)),
        told > 0 && t('withdrawAll.told', counted(told)),
      ]
      toast.success(words.filter(Boolean).join(' '))
      dialog.close()
    }, fail)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUsersMinus size={18} stroke={1.5} aria-hidden="true" />}
        onClick={dialog.open}
      >
        {t('withdrawAll.action')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={dialog.close}
        title={t('withdrawAll.title', counted(count))}
        confirm={t('withdrawAll.confirm')}
        isDangerous
        isPending={withdraw.isPending}
        onConfirm={() => void confirm()}
      >
        <p>{t(quiz.status === 'draft' ? 'withdrawAll.sentenceDraft' : 'withdrawAll.sentence')}</p>
        <Checkbox
          label={t('withdrawAll.tell')}
          description={t('withdrawAll.tellHint')}
          checked={tells}
          onChange={(event) => setTells(event.currentTarget.checked)}
        />
      </ConfirmDialog>
    </>
  )
}
