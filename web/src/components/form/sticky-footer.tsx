import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './sticky-footer.module.css'

/** The end of a long form in a dialog: what went wrong and its buttons stay in sight. */
export function StickyFooter({ children }: { children: ReactNode }) {
  return (
    <Stack className={classes.footer} gap="sm" mx={-16} mb={-16} py="sm" px="md">
      {children}
    </Stack>
  )
}
