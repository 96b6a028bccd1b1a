import { Title } from '@mantine/core'

export function FrenchLandingPage() {
  return <Title order={1}>Probant</Title>
}
