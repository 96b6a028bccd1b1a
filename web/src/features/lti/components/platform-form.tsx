import { Button, Divider, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import {
  type LearningPlatform,
  type LtiTool,
  learningPlatformFormSchema,
} from '@probant/contract/lti/platforms'
import { PLATFORM_PRODUCTS, SITE_PRODUCTS } from '@probant/contract/lti/products'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { toast } from '#web/lib/toast.ts'
import { useSaveLearningPlatform } from '../mutations.ts'
import { type PlatformValues, valuesOf, withAddresses } from '../platform-values.ts'
import { DeploymentsField } from './deployments-field.tsx'
import { PlatformAddresses } from './platform-addresses.tsx'
import { ToolAddresses } from './tool-addresses.tsx'

interface PlatformFormProps {
  tool: LtiTool
  platform?: LearningPlatform
  onDone: () => void
}

export type PlatformFormOf = ReturnType<typeof useContractForm<PlatformValues>>['form']

/** First what is entered there, then what that has given: each side has to know the other. */
export function PlatformForm({ tool, platform, onDone }: PlatformFormProps) {
  const { t } = useTranslation(['connections', 'common'])
  const save = useSaveLearningPlatform(platform?.id)
  const { form, onSubmit, alert, isSending } = useContractForm<PlatformValues>({
    schema: learningPlatformFormSchema,
    initialValues: valuesOf(platform),
  })
  const { product } = form.values
  const change = (typed: Partial<PlatformValues>) => form.setValues(withAddresses(form.getValues(), typed))
  const send = onSubmit(async (values) => {
    await save.mutateAsync(values)
    toast.success(t(platform ? 'lti.saved' : 'lti.connected'))
    onDone()
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <ToolAddresses tool={tool} />
        <Divider />
        <Text fw={600}>{t('lti.here')}</Text>
        <NativeSelect
          label={t('lti.product')}
          value={product}
          onChange={({ currentTarget: { value } }) =>
            change({ product: PLATFORM_PRODUCTS.find((some) => some === value) ?? 'other' })
          }
          data={PLATFORM_PRODUCTS.map((some) => ({ value: some, label: t(`lti.products.${some}`) }))}
        />
        <TextInput
          {...form.getInputProps('name')}
          label={t('lti.name')}
          description={t('lti.nameHint')}
          autoComplete="off"
          data-autofocus
        />
        {(SITE_PRODUCTS.includes(product) || product === 'other') && (
          <TextInput
            {...form.getInputProps('issuer')}
            onChange={({ currentTarget: { value } }) => change({ issuer: value })}
            label={t(product === 'other' ? 'lti.issuer' : 'lti.site')}
            description={t(product === 'other' ? 'lti.issuerHint' : 'lti.siteHint')}
            type="url"
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <TextInput
          {...form.getInputProps('clientId')}
          onChange={({ currentTarget: { value } }) => change({ clientId: value })}
          label={t('lti.clientId')}
          autoComplete="off"
          spellCheck={false}
        />
        <DeploymentsField form={form} />
        <PlatformAddresses key={product} form={form} />
        <FormAlert>{alert}</FormAlert>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t(platform ? 'lti.save' : 'lti.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
