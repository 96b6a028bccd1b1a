import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './dangerous-item.module.css'

interface DangerousItemProps {
  icon: ReactNode
  onClick: () => void
  children: ReactNode
}

/** What takes something away stands last in its menu, in the ink of what is wrong. */
export function DangerousItem({ icon, onClick, children }: DangerousItemProps) {
  return (
    <Menu.Item className={classes.danger} leftSection={icon} onClick={onClick}>
      {children}
    </Menu.Item>
  )
}
