import { Button, FileInput, Stack, TextInput } from '@mantine/core'
import { PICTURE_TYPES } from '@probant/contract/pictures'
import { type DragEvent, type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useUploadPicture } from '../../mutations.ts'
import { pictureRefusal } from '../../question-refusals.ts'

interface PictureFormProps {
  file?: File
  onCancel: () => void
  onInsert: (picture: { id: string; alt: string }) => void
}

/** A file and what it shows; what can't be a picture is refused before it is sent. */
export function PictureForm({ file: given, onCancel, onInsert }: PictureFormProps) {
  const { t } = useTranslation(['questions', 'common'])
  const locale = useLocale()
  const [file, setFile] = useState<File | null>(given ?? null)
  const [alt, setAlt] = useState('')
  const [isTried, setIsTried] = useState(false)
  const upload = useUploadPicture()
  const refusal = file ? pictureRefusal(file) : isTried ? 'missing' : undefined
  const isAltMissing = alt.trim() === ''

  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [dropped] = event.dataTransfer.files
    if (dropped) setFile(dropped)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    // The question's form is around this one, as far as React is concerned.
    event.stopPropagation()
    setIsTried(true)
    if (!file || refusal || isAltMissing) return
    upload.mutate(file, { onSuccess: ({ id }) => onInsert({ id, alt }) })
  }
  return (
    <form onSubmit={send} noValidate onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Stack>
        <FileInput
          label={t('picture.file')}
          description={t('picture.fileHint')}
          placeholder={t('picture.choose')}
          accept={PICTURE_TYPES.join(',')}
          value={file}
          onChange={setFile}
          error={refusal && t(`picture.refusals.${refusal}`)}
          data-autofocus
        />
        <TextInput
          label={t('picture.alt')}
          description={t('picture.altHint')}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
          maxLength={300}
          aria-required
          error={isTried && isAltMissing && fieldSentence(locale, 'required')}
        />
        <FormAlert>{upload.error?.message}</FormAlert>
        <FormFooter onCancel={onCancel}>
          <Button type="submit" loading={upload.isPending}>
            {t('picture.insert')}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}
