import { Menu } from '@mantine/core'

/** Why an entry is not in a menu where one would look for it. */
export function MenuReason({ children }: { children: string }) {
  return (
    <Menu.Label c="dimmed" fw={400} ta="start" style={{ whiteSpace: 'normal' }}>
      {children}
    </Menu.Label>
  )
}
