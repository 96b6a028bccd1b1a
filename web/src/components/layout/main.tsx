import { Box, type BoxProps } from '@mantine/core'
import { createContext, type ReactNode, useContext } from 'react'

const IsInside = createContext(false)

/** The page's own part: where the skip link leads, and of which there is only one. */
export function Main({ children, ...look }: BoxProps & { children: ReactNode }) {
  return (
    <Box component="main" id="main" tabIndex={-1} {...look}>
      <IsInside value={true}>{children}</IsInside>
    </Box>
  )
}

/** Is a layout around this already? An error page may be drawn inside of one, or in its place. */
export function useIsInsideMain(): boolean {
  return useContext(IsInside)
}
