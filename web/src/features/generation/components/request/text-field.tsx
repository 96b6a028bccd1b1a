import { Box, Button, FileButton, Group, Stack, Switch, Text, Textarea } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { wordCount } from '#web/lib/word-count.ts'
import { DOCUMENT_ACCEPT, documentRefusal, subjectOfFile } from '../../document-file.ts'
import { useReadDocument } from '../../mutations.ts'
import type { RequestForm } from '../../use-request-form.ts'

/** The creator's own text: pasted, or read out of a file, and open to changes either way. */
export function TextField({ form }: Pick<RequestForm, 'form'>) {
  const { t } = useTranslation('questions')
  return (
    <div>
      <Switch
        checked={form.values.usesText}
        onChange={(event) => form.setFieldValue('usesText', event.currentTarget.checked)}
        label={t('generation.text.switch')}
        description={t('generation.text.switchHint')}
      />
      {form.values.usesText && <OwnText form={form} />}
    </div>
  )
}

function OwnText({ form }: Pick<RequestForm, 'form'>) {
  const { t } = useTranslation('questions')
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
    // Dropping is a shortcut; the button does the same.
    <Stack
      gap="xs"
      mt="sm"
      p="sm"
      bd={`1px dashed var(${isOver ? '--primary' : '--line-control'})`}
      bdrs="lg"
      bg={isOver ? 'var(--primary-wash)' : undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Textarea
        label={t('generation.text.label')}
        placeholder={t('generation.text.placeholder')}
        autosize
        minRows={6}
        maxRows={14}
        disabled={document.isReading}
        {...form.getInputProps('text')}
      />
      <Group gap="xs" justify="space-between">
        <FileButton accept={DOCUMENT_ACCEPT} onChange={(file) => document.take(file ?? undefined)}>
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="default"
              loading={document.isReading}
              leftSection={<IconFileUpload size={16} stroke={1.5} aria-hidden="true" />}
            >
              {t('generation.text.choose')}
            </Button>
          )}
        </FileButton>
        <Box component="span" className="tabular" c="dimmed" fz="xs">
          {t('generation.text.words', { count: wordCount(form.values.text) })}
        </Box>
      </Group>
      <Text c="dimmed" size="xs">
        {t('generation.text.kinds')}
      </Text>
      <DocumentNote document={document} />
    </Stack>
  )
}

/** What has become of the file: being read, read, or refused in words. */
function DocumentNote({ document }: { document: OwnDocument }) {
  const { t } = useTranslation('questions')
  const { name, refusal, isReading, isRead, isShortened } = document
  return (
    <>
      <FormAlert>{refusal}</FormAlert>
      <div role="status">
        {isReading && (
          <Text c="bright" size="xs">
            {t('generation.text.reading', { name })}
          </Text>
        )}
        {isRead && (
          <Text c="bright" size="xs">
            {t('generation.text.read', { name })} {isShortened && t('generation.text.shortened')}
          </Text>
        )}
      </div>
      {document.putBack && (
        <Button size="compact-xs" variant="subtle" onClick={document.putBack}>
          {t('generation.text.putBack')}
        </Button>
      )}
    </>
  )
}

/** A file whose text takes the place of the own text; what stood there before can be had back. */
function useDocument(form: RequestForm['form']) {
  const { t } = useTranslation(['questions', 'common'])
  const read = useReadDocument()
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [before, setBefore] = useState('')

  const take = async (file: File | undefined) => {
    if (!file) return
    setName(file.name)
    read.reset()
    const broken = documentRefusal(file)
    setRefusal(broken && t(`generation.text.refusals.${broken}`, { name: file.name }))
    if (broken) return

    const { text, subject } = form.getValues()
    try {
      const found = await read.mutateAsync(file)
      setBefore(text)
      form.setFieldValue('text', found.text)
      if (subject.trim() === '') form.setFieldValue('subject', subjectOfFile(file.name))
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : t('common:messages.operationFailed'))
    }
  }
  const putBack = () => {
    form.setFieldValue('text', before)
    setBefore('')
    read.reset()
  }
  return {
    name,
    refusal,
    take,
    isReading: read.isPending,
    isRead: read.isSuccess,
    isShortened: read.data?.isShortened ?? false,
    putBack: before.trim() === '' ? undefined : putBack,
  }
}

type OwnDocument = ReturnType<typeof useDocument>
