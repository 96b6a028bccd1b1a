import { Title } from '@mantine/core'

export function DemoDashboardQuestionGenerationPage() {
  return <Title order={1}>Demo</Title>
}
