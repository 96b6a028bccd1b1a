import { ActionIcon, Menu } from '@mantine/core'
import type { GroupSummary } from '@probant/contract/groups'
import { IconDots, IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DangerousItem } from '#web/components/menu/dangerous-item.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'

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
