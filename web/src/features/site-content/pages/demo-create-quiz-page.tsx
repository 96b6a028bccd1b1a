import { Title } from '@mantine/core'

export function DemoCreateQuizPage() {
  return <Title order={1}>Demo</Title>
}
