import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { saveJson } from '#web/lib/save-file.ts'
import { useExportAccount } from '../mutations.ts'

export function DataExport() {
  const { t } = useTranslation(['users', 'messages'])
  const exportAccount = useExportAccount()
  const download = () =>
    exportAccount.mutate(undefined, {
      onSuccess: (data) => {
        saveJson(`probant-${data.exportedAt.slice(0, 10)}.json`, data)
        toast.success(t('data.exported'))
      },
      onError: (error) => toastFailure(error, t('messages:operationFailed')),
    })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
      loading={exportAccount.isPending}
      onClick={download}
    >
      {t('data.export')}
    </Button>
  )
}
