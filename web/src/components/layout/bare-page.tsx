import { Box, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Wordmark } from '../brand/wordmark.tsx'
import { Main, useIsInsideMain } from './main.tsx'

/** A page with nothing around it but the name; inside of a layout, which says the name already, not even that. */
export function BarePage({ children }: { children: ReactNode }) {
  const isInside = useIsInsideMain()
  const middle = (
    <Stack gap={0} flex={1} justify="center" pb={64}>
      {children}
    </Stack>
  )
  if (isInside) return middle
  return (
    <Stack gap={0} mih="100dvh">
      <Box component="header" py={20} px="lg">
        <Link to="/">
          <Wordmark />
        </Link>
      </Box>
      <Main display="grid" flex={1}>
        {middle}
      </Main>
    </Stack>
  )
}
