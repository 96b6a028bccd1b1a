import { Button, Group, Text } from '@mantine/core'
import type { Logo } from '@probant/contract/branding/branding'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#web/lib/api-error.ts'
import { pageConfig } from '#web/lib/page-config.ts'
import { fittingPicture } from '../fitting-picture.ts'
import { useUploadPicture } from '../mutations.ts'
import classes from './picture-field.module.css'

interface PictureFieldProps {
  kind: 'logo' | 'signature'
  picture: Logo | null
  onChange: (picture: Logo | null) => void
  error?: string
}

/** A picture is uploaded at once, and shown to others when the whole is saved. */
export function PictureField({ kind, picture, onChange, error }: PictureFieldProps) {
  const { t } = useTranslation(['branding', 'common'])
  const upload = useUploadPicture(kind)
  const [failure, setFailure] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    setFailure(undefined)
    try {
      const fitting = await fittingPicture(file).catch(() => undefined)
      if (!fitting) return setFailure(t('unreadable'))
      onChange(await upload.mutateAsync(fitting))
    } catch (cause) {
      setFailure(cause instanceof ApiError ? cause.message : t('common:messages.operationFailed'))
    }
  }
  const words = failure ?? error
  return (
    <fieldset className={classes.field}>
      <legend>{t(`${kind}.label`)}</legend>
      <Text size="xs" c="dimmed" mb={8}>
        {t(`${kind}.hint`)}
      </Text>
      {picture && (
        <img
          className={classes.picture}
          src={pageConfig().apiBaseUrl + picture.url}
          alt={t(`${kind}.current`)}
        />
      )}
      <Group gap="sm">
        <Button
          variant="default"
          size="xs"
          loading={upload.isPending}
          onClick={() => chooser.current?.click()}
        >
          {t(picture ? `${kind}.replace` : `${kind}.choose`)}
        </Button>
        {picture && (
          <Button variant="subtle" size="xs" onClick={() => onChange(null)}>
            {t(`${kind}.remove`)}
          </Button>
        )}
      </Group>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/*"
        aria-label={t(`${kind}.choose`)}
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
