import { Button } from '@mantine/core'
import type { Workspace } from '@probant/contract/workspaces'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LockedButton } from '#web/components/feedback/locked-button.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'

/** The way to a new group; where there is none, the reason. */
export function CreateGroupButton({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('groups')
  const { data: workspace } = useWorkspace()
  if (workspace && !workspace.can.create) return <WhyNot workspace={workspace} />
  return (
    <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />} onClick={onCreate}>
      {t('create.action')}
    </Button>
  )
}

function WhyNot({ workspace: { can, standing } }: { workspace: Workspace }) {
  const { t } = useTranslation('groups')
  const canReactivate = can.pay && standing.reason !== 'deactivated'
  return (
    <LockedButton label={t('create.action')} question={t('create.whyNot')}>
      <p>
        {t('create.inactive')} {!canReactivate && standing.reason !== 'deactivated' && t('create.askOwner')}
      </p>
      {canReactivate && <AnchorLink to="/dashboard/billing">{t('create.reactivate')}</AnchorLink>}
    </LockedButton>
  )
}
