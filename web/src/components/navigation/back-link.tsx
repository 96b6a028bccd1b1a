import { Anchor, type AnchorProps } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import classes from './back-link.module.css'
import type { Linked } from './links.tsx'

/** From a page to the one that it belongs to. */
export const BackLink = createLink(({ children, ...props }: Linked<AnchorProps>) => (
  <Anchor {...props} className={classes.back}>
    <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
    {children}
  </Anchor>
))
