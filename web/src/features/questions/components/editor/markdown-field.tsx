import { Textarea } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { type Mark, marked, type Selected, withPicture } from '../../markdown-edit.ts'
import classes from './markdown-field.module.css'
import { MarkdownTools } from './markdown-tools.tsx'
import { PictureDialog } from './picture-dialog.tsx'

interface MarkdownFieldProps {
  label: string
  description?: string
  value?: string
  onChange: (text: string) => void
  onBlur?: () => void
  error?: ReactNode
  minRows?: number
  lang?: string
  autoFocus?: boolean
  /** By which the form finds the field that is wrong. */
  'data-path'?: string
}

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
