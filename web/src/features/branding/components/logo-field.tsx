import { Button, Group, Text } from '@mantine/core'
import type { Logo } from '@probant/contract/branding/branding'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#web/lib/api-error.ts'
import { pageConfig } from '#web/lib/page-config.ts'
import { fittingLogo } from '../fitting-logo.ts'
import { useUploadLogo } from '../mutations.ts'
import classes from './logo-field.module.css'

interface LogoFieldProps {
  logo: Logo | null
  onChange: (logo: Logo | null) => void
  error?: string
}

/** A logo is uploaded at once, and shown to others when the whole is saved. */
export function LogoField({ logo, onChange, error }: LogoFieldProps) {
  const { t } = useTranslation(['branding', 'common'])
  const upload = useUploadLogo()
  const [failure, setFailure] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    setFailure(undefined)
    try {
      const picture = await fittingLogo(file).catch(() => undefined)
      if (!picture) return setFailure(t('logo.unreadable'))
      onChange(await upload.mutateAsync(picture))
    } catch (cause) {
      setFailure(cause instanceof ApiError ? cause.message : t('common:messages.operationFailed'))
    }
  }
  const words = failure ?? error
  return (
    <fieldset className={classes.field}>
      <legend>{t('logo.label')}</legend>
      <Text size="xs" c="dimmed" mb={8}>
        {t('logo.hint')}
      </Text>
      {logo && (
        <img className={classes.logo} src={pageConfig().apiBaseUrl + logo.url} alt={t('logo.current')} />
      )}
      <Group gap="sm">
        <Button
          variant="default"
          size="xs"
          loading={upload.isPending}
          onClick={() => chooser.current?.click()}
        >
          {t(logo ? 'logo.replace' : 'logo.choose')}
        </Button>
        {logo && (
          <Button variant="subtle" size="xs" onClick={() => onChange(null)}>
            {t('logo.remove')}
          </Button>
        )}
      </Group>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/*"
        aria-label={t('logo.choose')}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {words && (
        <Text role="alert" size="xs" c="red" mt={6}>
          {words}
        </Text>
      )}
    </fieldset>
  )
}
