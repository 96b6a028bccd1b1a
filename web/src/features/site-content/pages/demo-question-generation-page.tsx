import { Title } from '@mantine/core'

export function DemoQuestionGenerationPage() {
  return <Title order={1}>Demo</Title>
}
