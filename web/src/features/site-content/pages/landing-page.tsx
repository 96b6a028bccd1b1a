import { Title } from '@mantine/core'

export function LandingPage() {
  return <Title order={1}>Probant</Title>
}
