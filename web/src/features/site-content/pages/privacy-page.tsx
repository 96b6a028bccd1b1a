import { Title } from '@mantine/core'

export function PrivacyPage() {
  return <Title order={1}>Privacy policy</Title>
}
