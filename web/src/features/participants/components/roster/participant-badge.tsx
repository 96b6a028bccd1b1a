import { Badge } from '@mantine/core'
import type { ParticipantStatus } from '@probant/contract/participants/participant'
import { useTranslation } from 'react-i18next'
import { STATUS_LOOKS } from './status-look.ts'

/** How far somebody is. */
export function ParticipantBadge({ status }: { status: ParticipantStatus }) {
  const { t } = useTranslation('participants')
  const { color, icon: Icon } = STATUS_LOOKS[status]
  return (
    <Badge color={color} miw="max-content" leftSection={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`statuses.${status}`)}
    </Badge>
  )
}
