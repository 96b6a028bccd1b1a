import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'

export type Linked<Props> = Omit<Props, 'href'> & { children?: ReactNode; ref?: Ref<HTMLAnchorElement> }

/** Mantine's looks, the router's typed addresses. */
export const AnchorLink = createLink((props: Linked<AnchorProps>) => <Anchor {...props} />)

export const ButtonLink = createLink((props: Linked<ButtonProps>) => <Button component="a" {...props} />)
