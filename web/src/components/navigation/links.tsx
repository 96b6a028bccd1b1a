import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'

export type Linked<Props> = Omit<Props, 'href'> & { children?: ReactNode; ref?: Ref<HTMLAnchorElement> }

/** Mantine's looks, the router's typed addresses. */
export const AnchorLink = createLink((props: Linked<AnchorProps>) => <Anchor {...props} />)

/** The name of what a row is about. */
export const OPENS_ROW = { className: 'breakable', c: 'var(--ink)', fw: 600, underline: 'hover' } as const

/** For a button with a long name, which goes on in the next line: cut off, on a phone, it would name something else. */
export const IN_LINES = {
  h: 'auto',
  mih: 'var(--button-height)',
  maw: '100%',
  py: 7,
  styles: { label: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
} as const

export const ButtonLink = createLink((props: Linked<ButtonProps>) => <Button component="a" {...props} />)
