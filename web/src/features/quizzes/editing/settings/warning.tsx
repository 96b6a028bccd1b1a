import { Flex } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Not wrong yet, but in the way of publishing, or perhaps not what was meant. */
export function Warning({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Flex id={id} component="p" gap={6} m={0} fz="xs" lh={1.45} c="var(--warning)" fw={500}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
      <span>{children}</span>
    </Flex>
  )
}
