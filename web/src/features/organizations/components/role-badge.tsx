import { Badge } from '@mantine/core'
import type { Role } from '@probant/contract/workspaces'
import { IconKey, IconShield, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

const LOOKS = {
  owner: { color: 'ink', icon: IconKey },
  moderator: { color: 'ink', icon: IconShield },
  member: { color: 'gray', icon: IconUser },
} as const satisfies Record<Role, object>

export function RoleBadge({ role }: { role: Role }) {
  const { t } = useTranslation('organizations')
  const { color, icon: Icon } = LOOKS[role]
  return (
    <Badge color={color} miw="max-content" leftSection={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`roles.${role}`)}
    </Badge>
  )
}
