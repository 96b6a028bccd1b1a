import { Anchor, type AnchorProps } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { Linked } from './links.tsx'

/** From a page to the one that it belongs to. */
export const BackLink = createLink(({ children, ...props }: Linked<AnchorProps>) => (
  <Anchor {...props} display="inline-flex" w="fit-content" style={{ alignItems: 'center', gap: 6 }}>
    <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
    {children}
  </Anchor>
))
