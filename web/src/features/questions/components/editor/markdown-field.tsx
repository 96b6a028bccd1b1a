import { ActionIcon, Modal, Textarea, Tooltip } from '@mantine/core'
import { IconBold, IconCode, IconMathFunction, IconPhoto } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MarkdownFieldProps } from '#web/features/paper/kinds/kind.ts'
import { MARKS, type Mark, marked, type Selected, withPicture } from '../../markdown-edit.ts'
import classes from './markdown-field.module.css'
import { PictureForm } from './picture-form.tsx'

/** Markdown, with tools for those who don't know its signs. */
export function MarkdownField({
  value = '',
  onChange,
  minRows = 3,
  autoFocus,
  ...props
}: MarkdownFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const wasEntered = useRef(false)
  const [picture, setPicture] = useState<{ file?: File }>()

  const selected = (): Selected => {
    // A field that nobody was in yet has no place to insert at but its end.
    if (!wasEntered.current) return { text: value, start: value.length, end: value.length }
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {}
    return { text: value, start: selectionStart, end: selectionEnd }
  }
  const put = ({ text, start, end }: Selected) => {
    onChange(text)
    // Once the new text stands there.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(start, end)
    })
  }
  const mark = (kind: Mark) => put(marked(selected(), kind))
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'b') return
    event.preventDefault()
    mark('bold')
  }
  return (
    <div className={classes.field}>
      <MarkdownTools name={props.label} onMark={mark} onPicture={() => setPicture({})} />
      <Textarea
        {...props}
        value={value}
        ref={field}
        autosize
        // On the side where the other fields of a question say it.
        inputWrapperOrder={['label', 'error', 'input', 'description']}
        minRows={minRows}
        maxRows={16}
        data-autofocus={autoFocus || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          wasEntered.current = true
        }}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files
          if (!file) return
          event.preventDefault()
          setPicture({ file })
        }}
      />
      <PictureDialog
        given={picture}
        onClose={() => setPicture(undefined)}
        onInsert={(inserted) => put(withPicture(selected(), inserted))}
      />
    </div>
  )
}

interface PictureDialogProps {
  /** Closed where there is nothing; a file that was dropped on the text is there already. */
  given: { file?: File } | undefined
  onClose: () => void
  onInsert: (picture: { id: string; alt: string }) => void
}

function PictureDialog({ given, onClose, onInsert }: PictureDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  const insert = (picture: { id: string; alt: string }) => {
    onClose()
    onInsert(picture)
  }
  return (
    <Modal
      opened={given !== undefined}
      onClose={onClose}
      title={t('picture.title')}
      // The text takes the focus back, where the picture now stands.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {given && <PictureForm file={given.file} onCancel={onClose} onInsert={insert} />}
    </Modal>
  )
}

interface MarkdownToolsProps {
  /** Of the field they belong to. */
  name: string
  onMark: (mark: Mark) => void
  onPicture: () => void
}

const ICONS = { bold: IconBold, code: IconCode, formula: IconMathFunction }
const LOOK = { variant: 'subtle', color: 'gray', size: 30 } as const

function MarkdownTools({ name, onMark, onPicture }: MarkdownToolsProps) {
  const { t } = useTranslation('questions')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are tools of one
    <div role="group" aria-label={t('tools.label', { field: name })} className={classes.tools}>
      {MARKS.map((mark) => {
        const Icon = ICONS[mark]
        return (
          <Tooltip key={mark} label={t(`tools.${mark}`)}>
            <ActionIcon {...LOOK} aria-label={t(`tools.${mark}`)} onClick={() => onMark(mark)}>
              <Icon size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        )
      })}
      <Tooltip label={t('tools.picture')}>
        <ActionIcon {...LOOK} aria-label={t('tools.picture')} onClick={onPicture}>
          <IconPhoto size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}
