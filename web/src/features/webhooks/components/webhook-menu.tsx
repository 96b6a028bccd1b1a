import { ActionIcon, Menu } from '@mantine/core'
import type { Webhook } from '@probant/contract/webhooks/webhooks'
import { IconDots, IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DangerousItem } from '#web/components/menu/dangerous-item.tsx'
import { ChangeDialog, DeletionDialog, RenewalDialog } from './webhook-dialogs.tsx'

interface WebhookMenuProps {
  webhook: Webhook
  /** It is deleted, or was before: its row leaves the list. */
  onDeleted: () => void
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** What is seldom done with a webhook. */
export function WebhookMenu({ webhook, onDeleted }: WebhookMenuProps) {
  const { t } = useTranslation('connections')
  const target = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'change' | 'renewal' | 'deletion'>()
  const close = () => {
    setOpened(undefined)
    // The menu's entry, which had the focus, is gone by then.
    requestAnimationFrame(() => target.current?.focus())
  }
  const dialog = (which: typeof opened) => ({ webhook, isOpen: opened === which, onClose: close })
  return (
    <>
      <Menu position="bottom-end" width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            ref={target}
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('webhooks.actions.of', { address: webhook.address })}
          >
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => setOpened('change')}>
            {t('webhooks.actions.change')}
          </Menu.Item>
          <Menu.Item leftSection={<IconKey {...ICON} />} onClick={() => setOpened('renewal')}>
            {t('webhooks.secret.renew')}
          </Menu.Item>
          <DangerousItem icon={<IconTrash {...ICON} />} onClick={() => setOpened('deletion')}>
            {t('webhooks.actions.delete')}
          </DangerousItem>
        </Menu.Dropdown>
      </Menu>
      <ChangeDialog {...dialog('change')} />
      <RenewalDialog {...dialog('renewal')} />
      <DeletionDialog {...dialog('deletion')} onDone={onDeleted} />
    </>
  )
}
