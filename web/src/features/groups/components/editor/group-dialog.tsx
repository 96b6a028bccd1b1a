import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { isOwnEscape } from '#web/components/feedback/own-escape.ts'
import { useLast } from '#web/lib/use-last.ts'
import type { SizeLimit } from '../../group-limits.ts'
import { GroupForm } from './group-form.tsx'
import { GroupLoader } from './group-loader.tsx'

export type Opened = { kind: 'new' } | { kind: 'edit' | 'view'; groupId: string }

interface GroupDialogProps {
  /** Closed where there is nothing to show. */
  opened: Opened | undefined
  sizeLimit: SizeLimit | undefined
  isFull: boolean
  showLimit: (error: unknown) => boolean
  onClose: () => void
}

/** The dialog in which groups are made, changed and looked at. */
export function GroupDialog({ opened, onClose, ...limits }: GroupDialogProps) {
  const { t } = useTranslation(['groups', 'common'])
  const shown = useLast(opened)
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const form = { ...limits, onCancel: onClose, onSaved: onClose }
  return (
    <Modal
      opened={opened !== undefined}
      onClose={onClose}
      size={820}
      fullScreen={isNarrow}
      title={t(`editor.${shown?.kind ?? 'new'}Title`)}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      closeOnEscape={false}
      onKeyDown={(event) => isOwnEscape(event) && onClose()}
    >
      {shown?.kind === 'new' && <GroupForm {...form} />}
      {shown && shown.kind !== 'new' && (
        <GroupLoader key={shown.groupId} groupId={shown.groupId} isView={shown.kind === 'view'} {...form} />
      )}
    </Modal>
  )
}
