import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  API_KEY_DAYS,
  API_KEY_DAYS_DEFAULT,
  apiKeyFormSchema,
  type createApiKey,
} from '@probant/contract/api-keys/keys'
import { API_SCOPES, type ApiScope } from '@probant/contract/api-keys/scopes'
import type { ResponseOf } from '@probant/contract/endpoint'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OwnerProof, useOwnerForm } from '#web/components/form/owner-form.tsx'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { useUser } from '#web/lib/session.ts'
import { useCreateApiKey } from '../mutations.ts'

interface CreateKeyFormProps {
  signInAgain: ReactNode
  onCreated: (created: ResponseOf<typeof createApiKey>) => void
  onCancel: () => void
}

export function CreateKeyForm({ signInAgain, onCreated, onCancel }: CreateKeyFormProps) {
  const { t } = useTranslation(['connections', 'common'])
  const user = useUser()
  const create = useCreateApiKey()
  const { form, onSubmit, isSending, ...proof } = useOwnerForm<Values>(user, {
    schema: apiKeyFormSchema,
    initialValues: { name: '', scopes: ['read'], days: API_KEY_DAYS_DEFAULT, currentPassword: '' },
  })
  const { days } = form.values
  const send = onSubmit(async (values) => onCreated(await create.mutateAsync(values)))
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('name')}
          label={t('keys.name')}
          description={t('keys.nameHint')}
          autoComplete="off"
          data-autofocus
        />
        <ScopesField form={form} />
        <NativeSelect
          label={t('keys.days.label')}
          description={days === null ? t('keys.endlessHint') : undefined}
          value={days ?? ENDLESS}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('days', API_KEY_DAYS.find((some) => String(some) === value) ?? null)
          }
          data={[
            ...API_KEY_DAYS.map((some) => ({
              value: String(some),
              label: some === 365 ? t('keys.days.year') : t('keys.days.some', { count: some }),
            })),
            { value: ENDLESS, label: t('keys.days.endless') },
          ]}
        />
        {user.hasPassword && (
          <PasswordField
            {...form.getInputProps('currentPassword')}
            label={t('keys.password')}
            autoComplete="current-password"
          />
        )}
        <OwnerProof {...proof} signInAgain={signInAgain} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('keys.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface Values extends Record<string, unknown> {
  name: string
  scopes: ApiScope[]
  days: (typeof API_KEY_DAYS)[number] | null
  currentPassword: string
}

const ENDLESS = 'endless'

function ScopesField({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation('connections')
  // The focus goes to a box: the group itself can't take it.
  const { onFocus, onBlur, ...input } = form.getInputProps('scopes')
  const { 'data-path': path, ...group } = input as typeof input & { 'data-path'?: string }
  return (
    <Checkbox.Group {...group} label={t('keys.scopes.label')}>
      <Stack gap={12} mt={4}>
        {API_SCOPES.map((scope, index) => (
          <Checkbox
            key={scope}
            value={scope}
            label={t(`keys.scopes.${scope}`)}
            description={t(`keys.scopes.${scope}Hint`)}
            data-path={index === 0 ? path : undefined}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
