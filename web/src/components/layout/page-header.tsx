import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-header.module.css'
import { usePageTitle } from './use-page-title.ts'

interface PageHeaderProps {
  title: string
  /** Shown in place of the plain title, where part of it is highlighted. */
  children?: ReactNode
  sentence?: ReactNode
  actions?: ReactNode
  /** Below in any case, where the title comes late: how long it is then would decide on their place. */
  actionsBelow?: boolean
}

export function PageHeader({ title, children, sentence, actions, actionsBelow }: PageHeaderProps) {
  usePageTitle(title)
  return (
    <header className={classes.header} data-stacked={actionsBelow || undefined}>
      <div>
        <Title order={1}>{children ?? title}</Title>
        {sentence && <p className={classes.sentence}>{sentence}</p>}
      </div>
      {actions && (
        <Group gap="sm" align="stretch">
          {actions}
        </Group>
      )}
    </header>
  )
}
