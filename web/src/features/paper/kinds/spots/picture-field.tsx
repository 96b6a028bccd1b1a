import { Button, Group, Input, Stack, Text, TextInput } from '@mantine/core'
import { pictureMarkdown } from '@probant/contract/pictures'
import { pictureIn } from '@probant/kinds/spots/picture'
import { IconPhoto } from '@tabler/icons-react'
import { type ComponentType, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureDialogProps } from '../kind.ts'
import classes from './spots.module.css'

interface PictureFieldProps {
  /** Markdown of the picture; empty where there is none yet. */
  value: string
  error: ReactNode
  dataPath: string | undefined
  lang: string
  onChange: (markdown: string) => void
  /** It is another one now. */
  onReplace: (markdown: string) => void
  PictureDialog: ComponentType<PictureDialogProps>
  /** What is done with the picture. */
  children: ReactNode
}

/** The picture: chosen, dropped or replaced, and described. */
export function PictureField(props: PictureFieldProps) {
  const { value, error, dataPath, lang, onChange, onReplace, PictureDialog, children } = props
  const { t } = useTranslation('questions')
  const [asked, setAsked] = useState<{ file?: File }>()
  const id = useId()
  const errorId = `${id}-error`
  const picture = pictureIn(value)
  /** What takes the focus once the dialog is gone and what it brought is there. */
  const next = useRef<'choose' | 'alt'>(undefined)
  useEffect(() => {
    const part = asked || !next.current ? null : document.getElementById(`${id}-${next.current}`)
    if (!part) return
    next.current = undefined
    part.focus()
  })
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    setAsked({ file })
  }
  const choose = (
    <Button
      id={`${id}-choose`}
      variant="default"
      size={picture ? 'xs' : 'sm'}
      data-path={picture ? undefined : dataPath}
      aria-describedby={error && !picture ? errorId : undefined}
      leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden="true" />}
      onClick={() => setAsked({})}
    >
      {t(picture ? 'editor.spots.replace' : 'editor.spots.choosePicture')}
    </Button>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped on it; there is a button too
    <div
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={drop}
    >
      <Group justify="space-between" mb={4}>
        <Input.Label labelElement="div">{t('editor.spots.picture')}</Input.Label>
        {picture && choose}
      </Group>
      {picture ? (
        <Stack gap="sm">
          {children}
          <TextInput
            id={`${id}-alt`}
            label={t('picture.alt')}
            description={t('picture.altHint')}
            value={picture.alt}
            onChange={(event) => onChange(pictureMarkdown({ ...picture, alt: event.currentTarget.value }))}
            error={error}
            data-path={dataPath}
            maxLength={300}
            lang={lang}
          />
        </Stack>
      ) : (
        <div className={classes.empty}>
          {choose}
          <Text c="dimmed" size="xs">
            {t('picture.fileHint')}
          </Text>
          {error && <Input.Error id={errorId}>{error}</Input.Error>}
        </div>
      )}
      <PictureDialog
        given={asked}
        onClose={() => {
          next.current = 'choose'
          setAsked(undefined)
        }}
        onInsert={(inserted) => {
          next.current = 'alt'
          onReplace(pictureMarkdown(inserted))
        }}
      />
    </div>
  )
}
