import { Title } from '@mantine/core'

export function TermPage() {
  return <Title order={1}>Terms of service</Title>
}
