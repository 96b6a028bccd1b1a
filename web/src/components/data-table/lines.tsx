import { Box, Flex } from '@mantine/core'
import type { ReactNode } from 'react'

type LinesProps = { children: ReactNode } & ({ label: string } | { labelledBy: string })

/** The rows of a list one under the other: for a phone, and for a page that is about more than them. */
export function Lines({ children, ...name }: LinesProps) {
  const label = 'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy }
  return (
    <ul className="plain card lined" {...label}>
      {children}
    </ul>
  )
}

/** What is said of one, and what can be done with it. */
export function Line({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <Flex
      component="li"
      gap="sm"
      align="flex-start"
      justify="space-between"
      p={{ base: '14px 8px 14px 16px', sm: '14px 12px 14px 20px' }}
    >
      <Box flex={1} miw={0}>
        {children}
      </Box>
      {actions}
    </Flex>
  )
}
