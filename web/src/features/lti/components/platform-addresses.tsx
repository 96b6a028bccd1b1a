import { Stack, TextInput } from '@mantine/core'
import { SITE_PRODUCTS } from '@probant/contract/lti/products'
import { useTranslation } from 'react-i18next'
import type { PlatformFormOf } from './platform-form.tsx'

/** Where the platform is spoken to: known for most, and so folded away; open where something is missing or wrong. */
export function PlatformAddresses({ form }: { form: PlatformFormOf }) {
  const { t } = useTranslation('connections')
  const { product } = form.values
  const isKnown = product !== 'other'
  const hasErrors = FIELDS.some((field) => form.errors[field])
  const audience = form.getInputProps('tokenAudience')
  const input = { type: 'url', autoComplete: 'off', spellCheck: false } as const
  const fields = (
    <Stack gap="sm" mt={isKnown ? 'sm' : 0}>
      {isKnown && !SITE_PRODUCTS.includes(product) && (
        <TextInput {...input} {...form.getInputProps('issuer')} label={t('lti.issuer')} />
      )}
      <TextInput {...input} {...form.getInputProps('authorizationUrl')} label={t('lti.authorizationUrl')} />
      <TextInput {...input} {...form.getInputProps('tokenUrl')} label={t('lti.tokenUrl')} />
      <TextInput {...input} {...form.getInputProps('keysUrl')} label={t('lti.keysUrl')} />
      <TextInput
        {...input}
        {...audience}
        value={audience.value ?? ''}
        onChange={({ currentTarget: { value } }) => form.setFieldValue('tokenAudience', value || null)}
        label={t('lti.tokenAudience')}
        description={t('lti.tokenAudienceHint')}
      />
    </Stack>
  )
  if (!isKnown) return fields
  return (
    <details open={hasErrors || undefined}>
      <summary>{t('lti.addresses')}</summary>
      {fields}
    </details>
  )
}

const FIELDS = ['issuer', 'authorizationUrl', 'tokenUrl', 'tokenAudience', 'keysUrl']
