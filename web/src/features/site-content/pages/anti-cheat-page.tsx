import { Title } from '@mantine/core'

export function AntiCheatPage() {
  return <Title order={1}>Anti-cheat</Title>
}
