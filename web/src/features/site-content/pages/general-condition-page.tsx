import { Title } from '@mantine/core'

export function GeneralConditionPage() {
  return <Title order={1}>General conditions</Title>
}
