import { Checkbox } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePersonWords } from '../use-person-words.ts'
import { isChosen, isFull, type Selection, selectionIn, toggled } from './selection.ts'

/** Who is chosen in the list of that name, and the box by which one is. */
export function useSelection(list: string, page: readonly Participant[]) {
  const { t } = useTranslation('participants')
  const personWords = usePersonWords()
  const [kept, setKept] = useState<Selection>()
  const selection = selectionIn(list, page, kept)
  const box = (participant: Participant): ReactNode => (
    <Checkbox
      aria-label={t('selection.selectOne', { person: personWords(participant) })}
      checked={isChosen(selection, participant.id)}
      disabled={isFull(selection) && !isChosen(selection, participant.id)}
      onChange={() => setKept(toggled(selection, participant))}
    />
  )
  return { selection, select: setKept, clear: () => setKept(undefined), box }
}
