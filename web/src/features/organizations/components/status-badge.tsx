import { Badge } from '@mantine/core'
import type { MemberStatus } from '@probant/contract/members'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

const LOOKS = {
  active: { color: 'green', icon: IconCheck },
  inactive: { color: 'yellow', icon: IconLock },
} as const satisfies Record<MemberStatus, object>

export function StatusBadge({ status }: { status: MemberStatus }) {
  const { t } = useTranslation('organizations')
  const { color, icon: Icon } = LOOKS[status]
  return (
    <Badge color={color} leftSection={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`members.statuses.${status}`)}
    </Badge>
  )
}
