import { ActionIcon, Box, Group, Textarea, Tooltip } from '@mantine/core'
import { IconBold, IconCode, IconMathFunction, IconPhoto } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typeInto } from '#web/components/form/type-into.ts'
import type { MarkdownFieldProps } from '#web/features/paper/kinds/kind.ts'
import { MARKS, type Mark, marked, type Selected, withPicture } from '../../markdown-edit.ts'
import { PictureDialog } from './picture-dialog.tsx'

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
    if (!field.current || !typeInto(field.current, text)) onChange(text)
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
    <Box pos="relative">
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
    </Box>
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
    // At the end of the label's line.
    <Group
      role="group"
      aria-label={t('tools.label', { field: name })}
      gap={0}
      align="stretch"
      wrap="nowrap"
      pos="absolute"
      top={-6}
      style={{ zIndex: 1, insetInlineEnd: 0 }}
    >
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
    </Group>
  )
}
