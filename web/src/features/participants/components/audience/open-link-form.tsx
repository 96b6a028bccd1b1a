import { Button, Group, NumberInput, Radio, Stack } from '@mantine/core'
import { OPEN_LINK_PLACES_MAX } from '@probant/contract/limits'
import {
  OPEN_LINK_ASKS,
  type OpenLink,
  type OpenLinkAsks,
  openLinkRuleSchema,
} from '@probant/contract/participants/open-link'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { toast } from '#web/lib/toast.ts'
import { useOpenOpenLink } from '../../mutations.ts'

interface OpenLinkFormProps {
  quizId: string
  link: OpenLink
  onSaved: () => void
  /** The way back where there is one. */
  onCancel?: () => void
}

/** What whoever comes is asked, and how many may come. */
export function OpenLinkForm({ quizId, link, onSaved, onCancel }: OpenLinkFormProps) {
  const { t } = useTranslation(['participants', 'common'])
  const opening = useOpenOpenLink(quizId)
  const isOn = link.url !== null
  const { form, onSubmit, alert, isSending } = useContractForm<{
    asks: OpenLinkAsks
    places: number | null
  }>({ schema: openLinkRuleSchema, initialValues: { asks: link.asks, places: link.places } })
  const submit = onSubmit(async (rule) => {
    await opening.mutateAsync(rule)
    toast.success(t(isOn ? 'openLink.changed' : 'openLink.switchedOn'))
    onSaved()
  })
  const { places } = form.getValues()
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={20}>
        <Radio.Group
          {...form.getInputProps('asks')}
          label={t('openLink.asks.label')}
          description={t('openLink.asks.hint')}
        >
          <Stack gap={10} my={6}>
            {OPEN_LINK_ASKS.map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`openLink.asks.${value}`)}
                data-autofocus={value === link.asks || undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
        <NumberInput
          {...form.getInputProps('places')}
          value={places ?? ''}
          onChange={(typed) => form.setFieldValue('places', typed === '' ? null : Number(typed))}
          label={t('openLink.places')}
          description={t('openLink.placesHint')}
          min={1}
          max={OPEN_LINK_PLACES_MAX}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          maw={320}
        />
        <FormAlert>{alert}</FormAlert>
        <Group justify="flex-end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t('common:actions.cancel')}
            </Button>
          )}
          <Button type="submit" loading={isSending}>
            {t(isOn ? 'openLink.save' : 'openLink.switchOn')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
