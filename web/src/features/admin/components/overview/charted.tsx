import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChartLine, IconTable } from '@tabler/icons-react'
import { type ReactNode, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'

/** What the skeleton keeps free until the chart is there. */
export const CHART_HEIGHT = 280

interface ChartedProps {
  title: string
  /** What there is to see, in words. */
  summary: string
  chart: ReactNode
  table: ReactNode
}

/** First the sentence, then the chart, or a table for those who can't see it or would rather read. */
export function Charted({ title, summary, chart, table }: ChartedProps) {
  const { t } = useTranslation('admin')
  const headingId = useId()
  const [isTable, view] = useDisclosure(false)
  const Icon = isTable ? IconChartLine : IconTable
  return (
    <section aria-labelledby={headingId}>
      <Group gap="12px 24px" align="flex-start" justify="space-between" mb={20}>
        <div>
          <Title order={2} size="h3" id={headingId}>
            {title}
          </Title>
          <Text mt={4} c="dimmed">
            {summary}
          </Text>
        </div>
        <Button
          variant="default"
          size="xs"
          aria-describedby={headingId}
          onClick={view.toggle}
          leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}
        >
          {t(isTable ? 'overview.showChart' : 'overview.showTable')}
        </Button>
      </Group>
      {isTable ? (
        table
      ) : (
        <div role="img" aria-label={`${title}. ${summary}`}>
          <Suspense fallback={<Skeleton height={CHART_HEIGHT} radius="lg" />}>{chart}</Suspense>
        </div>
      )}
    </section>
  )
}
