import { Button, Popover } from '@mantine/core'
import type { Workspace } from '@probant/contract/workspaces'
import { IconLock, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import classes from './create-group-button.module.css'

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
    <Popover width={300} position="bottom-end" shadow="md" radius="lg" withRoles={false}>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconLock size={18} stroke={1.5} aria-hidden="true" />}
          aria-description={t('create.whyNot')}
        >
          {t('create.action')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="status" className={classes.reason}>
        <p>
          {t('create.inactive')} {!canReactivate && standing.reason !== 'deactivated' && t('create.askOwner')}
        </p>
        {canReactivate && <AnchorLink to="/dashboard/billing">{t('create.reactivate')}</AnchorLink>}
      </Popover.Dropdown>
    </Popover>
  )
}
