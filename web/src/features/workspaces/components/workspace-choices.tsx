import { Menu } from '@mantine/core'
import { PERSONAL, type WorkspaceRef, type WorkspaceSummary } from '@probant/contract/workspaces'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './workspace-switcher.module.css'

interface WorkspaceChoicesProps {
  workspaces: WorkspaceSummary[]
  current: WorkspaceRef
  onChoose: (ref: WorkspaceRef) => void
}

/** The own workspace first; an organization that shut one out is shown, and says so. */
export function WorkspaceChoices({ workspaces, current, onChoose }: WorkspaceChoicesProps) {
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
      {organizations.map(({ ref, name, role, isOpen }) => (
        <Choice
          key={ref}
          value={ref}
          name={name}
          detail={t(isOpen ? `roles.${role}` : 'switcher.shutOut')}
          disabled={!isOpen}
        />
      ))}
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
