import { Box, Button, Checkbox, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@probant/contract/webhooks/events'
import { type Webhook, webhookFormSchema } from '@probant/contract/webhooks/webhooks'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'

interface WebhookFormProps {
  /** The one that is changed. */
  webhook?: Webhook
  submit: string
  send: (form: Values) => Promise<void>
  onCancel: () => void
}

/** Where to send what. */
export function WebhookForm({ webhook, submit, send, onCancel }: WebhookFormProps) {
  const { t } = useTranslation('connections')
  const { form, onSubmit, alert, isSending } = useContractForm<Values>({
    schema: webhookFormSchema,
    initialValues: { address: webhook?.address ?? '', events: webhook?.events ?? [...WEBHOOK_EVENTS] },
  })
  return (
    <form onSubmit={onSubmit(send)} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('address')}
          type="url"
          dir="ltr"
          label={t('webhooks.form.address')}
          description={t('webhooks.form.addressHint')}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        <EventsField form={form} />
        <FormAlert>{alert}</FormAlert>
        <FormFooter onCancel={onCancel}>
          <Button type="submit" loading={isSending}>
            {submit}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}

interface Values extends Record<string, unknown> {
  address: string
  events: WebhookEvent[]
}

function EventsField({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation('connections')
  // The focus goes to a box: the group itself can't take it.
  const { onFocus, onBlur, ...input } = form.getInputProps('events')
  const { 'data-path': path, ...group } = input as typeof input & { 'data-path'?: string }
  return (
    <Checkbox.Group {...group} label={t('webhooks.form.events')}>
      <Stack gap={12} mt={4}>
        {WEBHOOK_EVENTS.map((event, index) => (
          <Checkbox
            key={event}
            value={event}
            label={t(`webhooks.events.${event}`)}
            // By which a program knows it.
            description={
              <Box component="span" ff="monospace" lang="en">
                {event}
              </Box>
            }
            data-path={index === 0 ? path : undefined}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
