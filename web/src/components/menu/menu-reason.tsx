import { Menu } from '@mantine/core'
import classes from './menu-reason.module.css'

/** Why an entry is not in a menu where one would look for it. */
export function MenuReason({ children }: { children: string }) {
  return <Menu.Label className={classes.reason}>{children}</Menu.Label>
}
