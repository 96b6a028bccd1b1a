import { Badge } from '@mantine/core'
import type { Standing } from '@probant/contract/workspaces'
import { useTranslation } from 'react-i18next'

const COLORS = { trialing: 'ink', active: 'green', past_due: 'yellow', inactive: 'red' }

export function StandingBadge({ status }: { status: Standing['status'] }) {
  const { t } = useTranslation('billing')
  return <Badge color={COLORS[status]}>{t(`statuses.${status}`)}</Badge>
}
