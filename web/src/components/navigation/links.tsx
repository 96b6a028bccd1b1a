import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import classes from './links.module.css'

type Linked<Props> = Omit<Props, 'href'> & { children?: ReactNode; ref?: Ref<HTMLAnchorElement> }

/** Mantine's looks, the router's typed addresses. */
export const AnchorLink = createLink((props: Linked<AnchorProps>) => <Anchor {...props} />)

export const ButtonLink = createLink((props: Linked<ButtonProps>) => <Button component="a" {...props} />)

/** From a page to the one that it belongs to. */
export const BackLink = createLink(({ children, ...props }: Linked<AnchorProps>) => (
  <Anchor {...props} className={classes.back}>
    <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
    {children}
  </Anchor>
))
