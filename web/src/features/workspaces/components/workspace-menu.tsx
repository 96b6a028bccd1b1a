import { Box, Menu, Skeleton } from '@mantine/core'
import { PERSONAL, type WorkspaceRef, type WorkspaceSummary } from '@probant/contract/workspaces'
import { IconCheck, IconDoorExit, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Opening } from '#web/components/menu/fetched-menu.tsx'
import { workspaceListQuery } from '../queries.ts'

interface WorkspaceMenuProps extends Opening {
  current: WorkspaceRef
  onChoose: (ref: WorkspaceRef) => void
  onLeave: (organization: WorkspaceSummary) => void
  onCreate: () => void
}

/** Where else one can work, and the way to a new organization. */
export default function WorkspaceMenu({
  target,
  isOpen,
  onChange,
  onCreate,
  ...choosing
}: WorkspaceMenuProps) {
  const { t } = useTranslation('dashboard')
  const { data: workspaces, isLoading } = useQuery(workspaceListQuery)
  return (
    <Menu
      opened={isOpen}
      onChange={onChange}
      position="bottom-start"
      width={248}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown mah="min(420px, 70dvh)" style={{ overflowY: 'auto' }}>
        {isLoading && <Skeleton height={42} m="xs" width="auto" />}
        {workspaces && <Choices workspaces={workspaces} {...choosing} />}
        <Menu.Divider />
        <Menu.Item leftSection={<IconPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={onCreate}>
          {t('workspaces.switcher.create')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

type ChoicesProps = Pick<WorkspaceMenuProps, 'current' | 'onChoose' | 'onLeave'> & {
  workspaces: WorkspaceSummary[]
}

/** The own workspace first; an organization that shut one out is shown, says so, and can still be left. */
function Choices({ workspaces, current, onChoose, onLeave }: ChoicesProps) {
  const { t } = useTranslation('dashboard')
  const organizations = workspaces.filter(({ kind }) => kind === 'organization')
  const person = workspaces.find(({ kind }) => kind === 'personal')
  return (
    <Menu.RadioGroup value={current} onChange={(ref) => onChoose(ref as WorkspaceRef)}>
      <Choice
        value={PERSONAL}
        name={t(current === PERSONAL ? 'workspaces.kinds.personal' : 'workspaces.switcher.toPersonal')}
        detail={person?.name}
      />
      {organizations.length > 0 && <Menu.Label>{t('workspaces.switcher.organizations')}</Menu.Label>}
      {organizations.map((organization) => {
        const { ref, name, role, isOpen } = organization
        return isOpen ? (
          <Choice key={ref} value={ref} name={name} detail={t(`workspaces.roles.${role}`)} />
        ) : (
          <Fragment key={ref}>
            <Choice value={ref} name={name} detail={t('workspaces.switcher.shutOut')} disabled />
            <Menu.Item
              leftSection={<IconDoorExit size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => onLeave(organization)}
            >
              <Box component="span" className="breakable" display="block">
                {t('workspaces.switcher.leave', { name })}
              </Box>
            </Menu.Item>
          </Fragment>
        )
      })}
    </Menu.RadioGroup>
  )
}

interface ChoiceProps {
  value: WorkspaceRef
  name: string
  detail: string | undefined
  disabled?: boolean
}

function Choice({ value, name, detail, disabled }: ChoiceProps) {
  return (
    <Menu.RadioItem
      value={value}
      disabled={disabled}
      closeMenuOnClick
      checkIcon={<IconCheck size={16} stroke={2} aria-hidden="true" />}
    >
      <Box component="span" className="breakable" display="block">
        {name}
      </Box>{' '}
      <Box component="span" className="breakable" display="block" c="dimmed" fz="xs">
        {detail}
      </Box>
    </Menu.RadioItem>
  )
}
