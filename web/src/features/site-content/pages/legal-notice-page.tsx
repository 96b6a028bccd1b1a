import { Title } from '@mantine/core'

export function LegalNoticePage() {
  return <Title order={1}>Legal notice</Title>
}
