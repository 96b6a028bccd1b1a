import { Box, Group, Tabs, Text, Title } from '@mantine/core'
import { modelName } from '@probant/contract/questions/source'
import { IconCpu, IconPencilBolt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { REQUEST_TABS, type RequestTab } from '../../request-values.ts'
import type { RequestForm as Form, Generator } from '../../use-request-form.ts'
import { RequestForm } from './request-form.tsx'

interface RequestPanelProps {
  formId: string
  request: Form
  generator: Generator
  capacity: number | undefined
  isRunning: boolean
}

/** The left side of the dialog. Only where a model answers is it called AI. */
export function RequestPanel({ formId, request, generator, ...rest }: RequestPanelProps) {
  const { t } = useTranslation('questions')
  const { form } = request
  const names: Record<RequestTab, string> = {
    mixed: t(generator.isModel ? 'generation.request.ai' : 'generation.request.generate'),
    open: t('generation.request.openQuestions'),
  }
  return (
    <section aria-labelledby={`${formId}-heading`}>
      <Title order={3} size="h4" mb="xs" id={`${formId}-heading`}>
        {t('generation.request.heading')}
      </Title>
      <GeneratorLine generator={generator} />
      <Tabs
        value={form.values.tab}
        onChange={(tab) => tab && form.setFieldValue('tab', tab as RequestTab)}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('generation.request.tabs')} mb="md">
          {REQUEST_TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {names[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {REQUEST_TABS.map((tab) => (
          <Tabs.Panel key={tab} value={tab}>
            {tab === form.values.tab && (
              <RequestForm id={formId} request={request} generator={generator} {...rest} />
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  )
}

/** Who makes the questions here, called by its name. */
function GeneratorLine({ generator }: { generator: Generator }) {
  const { t } = useTranslation('questions')
  const { isModel, name, checksKeys } = generator
  const hint = isModel ? 'modelHint' : 'builtinHint'
  const Icon = isModel ? IconCpu : IconPencilBolt
  return (
    <Group gap={10} align="stretch" wrap="nowrap" mb="md" fz="sm">
      <Icon color="var(--ink-soft)" style={{ marginTop: 1 }} size={20} stroke={1.5} aria-hidden="true" />
      <div>
        <Box component="strong" fw={560}>
          {isModel
            ? t('generation.generator.model', { model: modelName(name) })
            : t('generation.generator.builtin')}
        </Box>
        <Text c="dimmed" size="xs">
          {checksKeys && `${t('generation.generator.checkedHint')} `}
          {t(`generation.generator.${hint}`)}
        </Text>
      </div>
    </Group>
  )
}
