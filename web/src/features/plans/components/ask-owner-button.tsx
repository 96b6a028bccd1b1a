import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import { askableIn, type Limit, labelOf } from '../met-limit.ts'
import { AskOwnerForm } from './ask-owner-form.tsx'

/** Beside a limit that is met; nothing for whoever asks nobody. */
export function AskOwnerButton({ limit }: { limit: Limit }) {
  const { t } = useTranslation('account')
  const { data: workspace } = useWorkspace()
  const [isOpen, dialog] = useDisclosure(false)
  const met = workspace && askableIn(workspace, limit)
  if (!met) return null

  return (
    <>
      <Button
        size="xs"
        variant="default"
        onClick={dialog.open}
        aria-label={t('plans.ask.openFor', { limit: t(`plans.${labelOf(limit)}`) })}
      >
        {t('plans.ask.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={dialog.close} title={t('plans.ask.title')}>
        <AskOwnerForm met={met} onDone={dialog.close} />
      </Dialog>
    </>
  )
}
