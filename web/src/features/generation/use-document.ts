import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentRefusal, subjectOfFile } from './document-file.ts'
import { useReadDocument } from './mutations.ts'
import type { RequestForm } from './use-request-form.ts'

/** A file whose text takes the place of the own text; what stood there before can be had back. */
export function useDocument(form: RequestForm['form']) {
  const { t } = useTranslation(['generation', 'messages'])
  const read = useReadDocument()
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [before, setBefore] = useState('')

  const take = async (file: File | undefined) => {
    if (!file) return
    setName(file.name)
    read.reset()
    const broken = documentRefusal(file)
    setRefusal(broken && t(`text.refusals.${broken}`, { name: file.name }))
    if (broken) return

    const { text, subject } = form.getValues()
    try {
      const found = await read.mutateAsync(file)
      setBefore(text)
      form.setFieldValue('text', found.text)
      if (subject.trim() === '') form.setFieldValue('subject', subjectOfFile(file.name))
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : t('messages:operationFailed'))
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

export type OwnDocument = ReturnType<typeof useDocument>
