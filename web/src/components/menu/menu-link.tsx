import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'

type MenuLinkProps = MenuItemProps & { children?: ReactNode; ref?: Ref<HTMLAnchorElement> }

/** An entry of a menu that leads somewhere, with the router's typed addresses. */
export const MenuLink = createLink((props: MenuLinkProps) => <Menu.Item component="a" {...props} />)
