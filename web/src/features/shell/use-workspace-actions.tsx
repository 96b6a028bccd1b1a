import type { SpotlightActionData } from '@mantine/spotlight'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { IconBuilding, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSwitchWorkspace } from '#web/features/workspaces/mutations.ts'
import { workspaceListQuery } from '#web/features/workspaces/queries.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { useStayAfterSwitch } from './use-stay-after-switch.ts'

/** The other workspaces that are open to one, as commands. */
export function useWorkspaceActions(): SpotlightActionData[] {
  const { t } = useTranslation('navigation')
  const current = useWorkspaceRef()
  const { data: workspaces = [] } = useQuery(workspaceListQuery)
  const switchWorkspace = useSwitchWorkspace()
  const stay = useStayAfterSwitch()
  const switchTo = async (ref: WorkspaceRef) => {
    const isThere = await switchWorkspace.mutateAsync(ref).catch(() => undefined)
    if (isThere) stay()
  }
  return workspaces
    .filter(({ ref, isOpen }) => isOpen && ref !== current)
    .map(({ ref, kind, name }) => {
      const Icon = kind === 'personal' ? IconUser : IconBuilding
      return {
        id: `workspace-${ref}`,
        label: kind === 'personal' ? t('palette.switchToPersonal') : t('palette.switchTo', { name }),
        leftSection: <Icon size={20} stroke={1.5} aria-hidden="true" />,
        onClick: () => void switchTo(ref),
      }
    })
}
