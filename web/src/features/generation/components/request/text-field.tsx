import { Button, FileButton, Switch, Textarea } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DOCUMENT_ACCEPT, wordCount } from '../../document-file.ts'
import { useDocument } from '../../use-document.ts'
import type { RequestForm } from '../../use-request-form.ts'
import { DocumentNote } from './document-note.tsx'
import classes from './text-field.module.css'

/** The creator's own text: pasted, or read out of a file, and open to changes either way. */
export function TextField({ form }: Pick<RequestForm, 'form'>) {
  const { t } = useTranslation('generation')
  return (
    <div>
      <Switch
        checked={form.values.usesText}
        onChange={(event) => form.setFieldValue('usesText', event.currentTarget.checked)}
        label={t('text.switch')}
        description={t('text.switchHint')}
      />
      {form.values.usesText && <OwnText form={form} />}
    </div>
  )
}

function OwnText({ form }: Pick<RequestForm, 'form'>) {
  const { t } = useTranslation('generation')
  const document = useDocument(form)
  const [isOver, setIsOver] = useState(false)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    document.take(event.dataTransfer.files[0])
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
    <div
      className={classes.own}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Textarea
        label={t('text.label')}
        placeholder={t('text.placeholder')}
        autosize
        minRows={6}
        maxRows={14}
        disabled={document.isReading}
        {...form.getInputProps('text')}
      />
      <div className={classes.tools}>
        <FileButton accept={DOCUMENT_ACCEPT} onChange={(file) => document.take(file ?? undefined)}>
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="default"
              loading={document.isReading}
              leftSection={<IconFileUpload size={16} stroke={1.5} aria-hidden="true" />}
            >
              {t('text.choose')}
            </Button>
          )}
        </FileButton>
        <span className={classes.words}>{t('text.words', { count: wordCount(form.values.text) })}</span>
      </div>
      <p className={classes.kinds}>{t('text.kinds')}</p>
      <DocumentNote document={document} />
    </div>
  )
}
