import type { Columns, Import } from '@probant/contract/exchange/import'
import { cutName } from '@probant/contract/fields'
import { IMPORT_MAX_BYTES } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import { useState } from 'react'
import { errorSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useStartImport } from './mutations.ts'

/** What stands for what a file leaves open. */
export interface Defaults {
  subject: string
  language: Locale
  difficulty: Difficulty
}

/** The file that is being sent, for as long as the page is open: it can be read again in another way. */
export function useFileImport(onStarted: (started: Import) => void) {
  const locale = useLocale()
  const [defaults, setDefaults] = useState<Defaults>({ subject: '', language: locale, difficulty: 'medium' })
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const starting = useStartImport()

  const send = (chosen: File, columns?: Columns) => {
    setFile(chosen)
    setRefusal(undefined)
    if (chosen.size > IMPORT_MAX_BYTES) return setRefusal(errorSentence(locale, 'importTooLarge'))
    const subject = defaults.subject.trim() || subjectOf(chosen.name)
    const options = { ...defaults, subject, name: chosen.name, columns: columns && JSON.stringify(columns) }
    starting.mutate(
      { ...options, file: chosen },
      { onSuccess: onStarted, onError: ({ message }) => setRefusal(message) },
    )
  }
  return {
    defaults,
    setDefaults,
    file,
    send,
    refusal,
    isSending: starting.isPending,
  }
}

export type FileImport = ReturnType<typeof useFileImport>

/** `water-cycle_2.xml` is about the water cycle, or nearly. */
export function subjectOf(fileName: string): string {
  const words = fileName.replace(/\.[^.]+$/, '').replace(/[-_]+/g, ' ')
  const name = cutName(words.replace(/\s+/g, ' ').trim())
  return name.length < 2 ? 'Import' : name
}
