import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useRemind } from '../../mutations.ts'

interface RemindButtonProps {
  quizId: string
  /** How many have not begun. */
  count: number
  /** Without mail being sent, reminders are kept for the administrator. */
  deliversMail: boolean
}

/** Reminds everybody who has not begun; a mail to many is asked about first. */
export function RemindButton({ quizId, count, deliversMail }: RemindButtonProps) {
  const { t } = useTranslation(['participants', 'messages'])
  const locale = useLocale()
  const [isOpen, dialog] = useDisclosure(false)
  const remind = useRemind(quizId)
  const counted = (number: number) => ({ count: number, formatted: formatNumber(locale, number) })

  const tell = ({ reminded, leftAlone }: { reminded: number; leftAlone: number }) => {
    const words = [
      t(deliversMail ? 'remind.reminded' : 'remind.kept', counted(reminded)),
      leftAlone > 0 && t('remind.leftAlone', counted(leftAlone)),
    ]
    toast.success(words.filter(Boolean).join(' '))
  }
  const confirm = () =>
    remind
      .mutateAsync(undefined)
      .then(tell, (error: unknown) => toastFailure(error, t('messages:operationFailed')))
      .finally(dialog.close)
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
