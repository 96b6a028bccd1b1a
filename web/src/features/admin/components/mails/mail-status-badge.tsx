import { Badge } from '@mantine/core'
import type { MailStatus } from '@probant/contract/admin/mails'
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconInbox,
  IconQuestionMark,
  IconSend,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

const LOOKS = {
  waiting: { color: 'ink', icon: IconClock },
  kept: { color: 'gray', icon: IconInbox },
  sending: { color: 'ink', icon: IconSend },
  sent: { color: 'green', icon: IconCheck },
  failed: { color: 'red', icon: IconAlertTriangle },
  unsure: { color: 'yellow', icon: IconQuestionMark },
} as const satisfies Record<MailStatus, object>

export function MailStatusBadge({ status }: { status: MailStatus }) {
  const { t } = useTranslation('admin')
  const { color, icon: Icon } = LOOKS[status]
  return (
    <Badge color={color} leftSection={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`mails.statuses.${status}`)}
    </Badge>
  )
}
