import { Tabs, Title } from '@mantine/core'
import { modelName } from '@probant/contract/questions/source'
import { IconCpu, IconPencilBolt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { REQUEST_TABS, type RequestTab } from '../../request-values.ts'
import type { RequestForm as Form, Generator } from '../../use-request-form.ts'
import classes from './request-form.module.css'
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
  const { t } = useTranslation('generation')
  const { form } = request
  const names: Record<RequestTab, string> = {
    mixed: t(generator.isModel ? 'request.ai' : 'request.generate'),
    open: t('request.openQuestions'),
  }
  return (
    <section aria-labelledby={`${formId}-heading`}>
      <Title order={3} size="h4" mb="xs" id={`${formId}-heading`}>
        {t('request.heading')}
      </Title>
      <GeneratorLine generator={generator} />
      <Tabs
        value={form.values.tab}
        onChange={(tab) => tab && form.setFieldValue('tab', tab as RequestTab)}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('request.tabs')} mb="md">
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
  const { t } = useTranslation('generation')
  const { isModel, name } = generator
  const Icon = isModel ? IconCpu : IconPencilBolt
  return (
    <div className={classes.generator}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <div>
        <strong>{isModel ? t('generator.model', { model: modelName(name) }) : t('generator.builtin')}</strong>
        <p>{t(isModel ? 'generator.modelHint' : 'generator.builtinHint')}</p>
      </div>
    </div>
  )
}
