import { Title } from '@mantine/core'

export function DemoQuizFormPage() {
  return <Title order={1}>Demo</Title>
}
