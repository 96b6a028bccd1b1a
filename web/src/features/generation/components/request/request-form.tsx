import { Alert, Button, NativeSelect, Stack, Text } from '@mantine/core'
import { estimatedTokens } from '@probant/contract/generation'
import { LOCALES } from '@probant/contract/locales'
import { IconAlertTriangle, IconPencilBolt } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { regional } from '#web/lib/format.ts'
import { formatterOf } from '#web/lib/formatters.ts'
import { totalOf } from '../../request-values.ts'
import type { RequestForm as Form, Generator } from '../../use-request-form.ts'
import { CountFields, SubjectField, TypeField } from './request-fields.tsx'
import classes from './request-form.module.css'
import { TextField } from './text-field.tsx'
import { UnknownSubject } from './unknown-subject.tsx'

interface RequestFormProps {
  id: string
  request: Form
  generator: Generator
  /** How many more questions the plan leaves; undefined where it sets no limit. */
  capacity: number | undefined
  /** One request at a time. */
  isRunning: boolean
}

/** What is asked for; both tabs hold the same, but for the types. */
export function RequestForm({ id, request, generator, capacity, isRunning }: RequestFormProps) {
  const { t } = useTranslation(['questions', 'common'])
  const { form, unknown } = request
  const locale = useLocale()
  const total = totalOf(form.values)
  return (
    <form id={id} onSubmit={request.submit} noValidate>
      <Stack gap={20}>
        {form.values.tab === 'open' && (
          <Text c="dimmed" size="xs">
            {t('generation.request.openHint')}
          </Text>
        )}
        <SubjectField form={form} hasSuggestions={!generator.isModel} />
        {unknown && (
          <UnknownSubject {...unknown} onChoose={request.chooseSubject} onUseText={request.useText} />
        )}
        <NativeSelect
          label={t('generation.request.language')}
          data={LOCALES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
          {...form.getInputProps('language')}
        />
        <CountFields
          form={form}
          errorAt={request.errorAt}
          capacity={capacity}
          most={generator.maxQuestions}
        />
        {form.values.tab === 'mixed' && <TypeField form={form} />}
        <TextField form={form} />
        <div className={classes.foot}>
          {request.alert && (
            <Refused message={request.alert} failure={request.failure} isSending={request.isSending} />
          )}
          {generator.isModel && total > 0 && (
            <Text c="dimmed" size="xs" mb="xs">
              {t('generation.request.cost', {
                tokens: formatterOf('NumberFormat', regional(locale)).format(
                  estimatedTokens({
                    count: total,
                    textLength: form.values.usesText ? form.values.text.length : 0,
                    checksKeys: generator.checksKeys,
                  }),
                ),
              })}
            </Text>
          )}
          <Button
            type="submit"
            fullWidth
            loading={request.isSending}
            disabled={isRunning}
            leftSection={<IconPencilBolt size={18} stroke={1.5} aria-hidden="true" />}
          >
            {isRunning && t('generation.request.running')}
            {!isRunning &&
              (total > 0
                ? t('generation.request.submit', { count: total })
                : t('generation.request.submitNone'))}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

interface RefusedProps {
  message: string
  failure: unknown
  isSending: boolean
}

/** Beside the button that was pressed, with what helps: another way on, or the same request once more. */
function Refused({ message, failure, isSending }: RefusedProps) {
  const { t } = useTranslation(['questions', 'common'])
  const { wayOut, status = 0, isUnreachable = true } = failure instanceof ApiError ? failure : {}
  const alert = useRef<HTMLDivElement>(null)
  // Asked for from the other side, the request is shown from its top.
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert
      ref={alert}
      color="red"
      role="alert"
      mb="sm"
      title={t(isUnreachable ? 'generation.request.notSent' : 'generation.request.refused')}
      icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}
    >
      <Text mb="xs">{message}</Text>
      {wayOut && (
        <Button component="a" href={wayOut.href} size="xs">
          {wayOut.label}
        </Button>
      )}
      {!wayOut && isPassing(status) && (
        <Button type="submit" size="xs" variant="default" loading={isSending}>
          {t('common:actions.retry')}
        </Button>
      )}
    </Alert>
  )
}

/** May the same request be taken later? */
function isPassing(status: number): boolean {
  return status === 0 || status === 429 || status >= 500
}
