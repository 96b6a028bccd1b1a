import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { peopleInFile } from '#web/lib/people/people-file.ts'
import type { People } from './use-people.ts'

/** A file with people in it: what has become of it, in words. */
export function usePeopleFile(people: People) {
  const { t } = useTranslation('groups')
  const [reading, setReading] = useState<string>()
  const [refusal, setRefusal] = useState<string>()

  const take = async (file: File | null | undefined) => {
    if (!file) return
    setRefusal(undefined)
    setReading(file.name)
    // One that vanished or can't be opened is as good as one that can't be read.
    const result = await peopleInFile(file).catch(() => ({ refusal: 'unreadable' as const }))
    setReading(undefined)
    if ('people' in result) people.add(result.people)
    else setRefusal(t(`peopleList.files.${result.refusal}`, { name: file.name }))
  }
  return { take, reading, refusal }
}
