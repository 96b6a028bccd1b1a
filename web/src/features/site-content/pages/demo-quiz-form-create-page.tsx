import { Title } from '@mantine/core'

export function DemoQuizFormCreatePage() {
  return <Title order={1}>Demo</Title>
}
