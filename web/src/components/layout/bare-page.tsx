import { Box, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Wordmark } from '../brand/wordmark.tsx'
import classes from './bare-page.module.css'
import { Main, useIsInsideMain } from './main.tsx'

/** A page with nothing around it but the name; inside of a layout, which says the name already, not even that. */
export function BarePage({ children }: { children: ReactNode }) {
  const isInside = useIsInsideMain()
  if (isInside) return <div className={classes.main}>{children}</div>
  return (
    <Stack gap={0} mih="100dvh">
      <Box component="header" py={20} px="lg">
        <Link to="/" className={classes.home}>
          <Wordmark />
        </Link>
      </Box>
      <Main className={classes.main}>{children}</Main>
    </Stack>
  )
}
