import { Menu } from '@mantine/core'
import { PERSONAL, type WorkspaceRef, type WorkspaceSummary } from '@probant/contract/workspaces'
import { IconCheck, IconDoorExit } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './workspace-switcher.module.css'

interface WorkspaceChoicesProps {
  workspaces: WorkspaceSummary[]
  current: WorkspaceRef
  onChoose: (ref: WorkspaceRef) => void
  onLeave: (organization: WorkspaceSummary) => void
}

/** The own workspace first; an organization that shut one out is shown, says so, and can still be left. */
export function WorkspaceChoices({ workspaces, current, onChoose, onLeave }: WorkspaceChoicesProps) {
  const { t } = useTranslation('workspaces')
  const organizations = workspaces.filter(({ kind }) => kind === 'organization')
  const person = workspaces.find(({ kind }) => kind === 'personal')
  return (
    <Menu.RadioGroup value={current} onChange={(ref) => onChoose(ref as WorkspaceRef)}>
      <Choice
        value={PERSONAL}
        name={t(current === PERSONAL ? 'kinds.personal' : 'switcher.toPersonal')}
        detail={person?.name}
      />
      {organizations.length > 0 && <Menu.Label>{t('switcher.organizations')}</Menu.Label>}
      {organizations.map((organization) => {
        const { ref, name, role, isOpen } = organization
        return isOpen ? (
          <Choice key={ref} value={ref} name={name} detail={t(`roles.${role}`)} />
        ) : (
          <Fragment key={ref}>
            <Choice value={ref} name={name} detail={t('switcher.shutOut')} disabled />
            <Menu.Item
              leftSection={<IconDoorExit size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => onLeave(organization)}
            >
              <span className={classes.choice}>{t('switcher.leave', { name })}</span>
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
      <span className={classes.choice}>{name}</span> <span className={classes.detail}>{detail}</span>
    </Menu.RadioItem>
  )
}
