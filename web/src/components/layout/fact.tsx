import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { SideBySide, type SideBySideProps } from './side-by-side.tsx'

interface FactProps extends Omit<SideBySideProps, 'of'> {
  name: string
  /** How wide all names are. */
  width?: number
  children: ReactNode
}

/** Part of a `dl`: how something is called, and what it is. */
export function Fact({ name, width = 144, children, ...rest }: FactProps) {
  return (
    <SideBySide of={`${width}px minmax(0, 1fr)`} gap="4px 16px" {...rest}>
      <Box component="dt" className="breakable" c="dimmed">
        {name}
      </Box>
      <Box component="dd" className="breakable tabular" m={0}>
        {children}
      </Box>
    </SideBySide>
  )
}
