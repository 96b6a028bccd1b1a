import { VisuallyHidden } from '@mantine/core'
import type { RefObject } from 'react'

interface ListHeadingProps {
  heading: RefObject<HTMLHeadingElement | null>
  children: string
}

/** Where one goes on when a row goes away with the focus in it; to the eye, the tab says the same. */
export function ListHeading({ heading, children }: ListHeadingProps) {
  return (
    <VisuallyHidden component="h2" ref={heading} tabIndex={-1}>
      {children}
    </VisuallyHidden>
  )
}
