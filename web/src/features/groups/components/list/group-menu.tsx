import { ActionIcon, Menu } from '@mantine/core'
import type { GroupSummary } from '@probant/contract/groups'
import { IconDots, IconEye, IconPencil, IconTable, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { alreadyTold } from '#web/components/feedback/toast-failure.ts'
import { DangerousItem } from '#web/components/menu/dangerous-item.tsx'
import { MenuLink } from '#web/components/menu/menu-link.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useDeleteGroup } from '../../mutations.ts'

interface GroupMenuProps {
  group: GroupSummary
  onOpen: (dialog: 'edit' | 'view', groupId: string) => void
  /** It is deleted, or was before: its row leaves the list. */
  onDeleted: () => void
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** What can be done with a group, by whoever looks. */
export function GroupMenu({ group, onOpen, onDeleted }: GroupMenuProps) {
  const { t } = useTranslation('groups')
  const target = useRef<HTMLButtonElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const { id, name, can } = group
  const close = () => {
    setIsAsked(false)
    // The menu's entry, which had the focus, is gone by then.
    requestAnimationFrame(() => target.current?.focus())
  }
  return (
    <>
      <Menu position="bottom-end" width={200} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            ref={target}
            variant="subtle"
            color="gray"
            size={36}
            data-menu-of={id}
            aria-label={t('menu.actionsOf', { name })}
          >
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {can.edit ? (
            <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => onOpen('edit', id)}>
              {t('menu.edit')}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconEye {...ICON} />} onClick={() => onOpen('view', id)}>
              {t('menu.view')}
            </Menu.Item>
          )}
          <MenuLink
            to="/dashboard/group/$groupId/gradebook"
            params={{ groupId: id }}
            leftSection={<IconTable {...ICON} />}
          >
            {t('menu.gradebook')}
          </MenuLink>
          {can.delete && (
            <DangerousItem icon={<IconTrash {...ICON} />} onClick={() => setIsAsked(true)}>
              {t('menu.delete')}
            </DangerousItem>
          )}
        </Menu.Dropdown>
      </Menu>
      <DeletionDialog group={group} isOpen={isAsked} onClose={close} onDone={onDeleted} />
    </>
  )
}

interface DeletionDialogProps {
  group: GroupSummary
  isOpen: boolean
  onClose: () => void
  /** It is deleted, or was before. */
  onDone: () => void
}

/** Names the group, and says what is lost and what is not. */
function DeletionDialog({ group, isOpen, onClose, onDone }: DeletionDialogProps) {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const deletion = useDeleteGroup()
  const { name, memberCount: count } = group
  const confirm = async () => {
    onDone()
    // Awaited here, not told by the mutation: the row may be gone by then, and would say nothing.
    await deletion.mutateAsync(group).then(() => toast.success(t('deletion.deleted', { name })), alreadyTold)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('deletion.title', { name })}
      confirm={t('deletion.confirm')}
      isDangerous
      isPending={deletion.isPending}
      onConfirm={() => void confirm()}
    >
      {t('deletion.sentence', { count, formatted: formatNumber(locale, count) })}
    </ConfirmDialog>
  )
}
