import { Button, Checkbox } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconUsersMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useFocusAfterLeaving } from '#web/lib/use-focus-after-leaving.ts'
import { useWithdrawAll } from '../../mutations.ts'

interface WithdrawAllButtonProps {
  quiz: Pick<Quiz, 'id' | 'status'>
  /** How many have not begun. */
  count: number
  deliversMail: boolean
}

/** Takes all invitations back that were not used, and tells those who had them if asked to. */
export function WithdrawAllButton({ quiz, count, deliversMail }: WithdrawAllButtonProps) {
  const { t } = useTranslation(['participants', 'messages'])
  const locale = useLocale()
  const [isOpen, dialog] = useDisclosure(false)
  const [tells, setTells] = useState(true)
  const withdraw = useWithdrawAll(quiz.id)
  // With the last invitation the button goes, too.
  useFocusAfterLeaving()
  const counted = (number: number) => ({ count: number, formatted: formatNumber(locale, number) })

  const confirm = () =>
    withdraw.mutateAsync(tells).then(
      ({ withdrawn, told, untold }) => {
        const words = [
          t('withdrawAll.done', counted(withdrawn)),
          told > 0 && t(deliversMail ? 'withdrawAll.told' : 'withdrawAll.toldKept', counted(told)),
          untold > 0 && t('withdrawAll.untold', counted(untold)),
        ]
        const say = untold > 0 ? toast.warning : toast.success
        say(words.filter(Boolean).join(' '))
        dialog.close()
      },
      (error: unknown) => toastFailure(error, t('messages:operationFailed')),
    )
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
