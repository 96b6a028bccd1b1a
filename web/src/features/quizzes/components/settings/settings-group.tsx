import { Accordion } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './settings-panel.module.css'

interface SettingsGroupProps {
  name: string
  icon: Icon
  title: string
  /** What is set, for as long as it is folded. */
  summary: string
  children: ReactNode
}

export function SettingsGroup({ name, icon: GroupIcon, title, summary, children }: SettingsGroupProps) {
  return (
    <Accordion.Item value={name}>
      <Accordion.Control icon={<GroupIcon size={20} stroke={1.5} aria-hidden="true" />}>
        <span className={classes.title}>{title}</span>
        <span className={classes.summary}>{summary}</span>
      </Accordion.Control>
      <Accordion.Panel>{children}</Accordion.Panel>
    </Accordion.Item>
  )
}
