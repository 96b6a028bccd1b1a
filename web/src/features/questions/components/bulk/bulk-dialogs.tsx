import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { BulkReport } from './bulk-report.tsx'
import { SubjectDialog } from './subject-dialog.tsx'
import type { Bulk } from './use-bulk.ts'

/** They outlive the rows they are about: what was deleted may have been all of a page. */
export function BulkDialogs({ bulk }: { bulk: Bulk }) {
  const { t } = useTranslation('questions')
  const { count, asked, ask, apply, isPending } = bulk
  const close = () => ask(undefined)
  return (
    <>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onClose={close}
        title={t('bulk.deleteTitle', { count })}
        confirm={t('deletion.confirm')}
        isDangerous
        isPending={isPending}
        onConfirm={() => apply({ deed: 'delete' })}
      >
        {t('bulk.deleteSentence')}
      </ConfirmDialog>
      <SubjectDialog
        isOpen={asked === 'subject'}
        count={count}
        isPending={isPending}
        onClose={close}
        onApply={(subject) => apply({ deed: 'setSubject', subject })}
      />
      <BulkReport groups={bulk.refused} onClose={bulk.forgetRefused} />
    </>
  )
}
