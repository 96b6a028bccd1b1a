import type { OpenAnswer } from '@probant/contract/grading/grading'
import { useTranslation } from 'react-i18next'

/** Whose answer it is, or its number where names are hidden. */
export function useWriterWords() {
  const { t } = useTranslation('results')
  return ({ participant, number }: Pick<OpenAnswer, 'participant' | 'number'>): string => {
    if (!participant) return t('grading.sheet.numbered', { number })
    const person = participant.name || participant.email || t('grading.sheet.gone')
    return participant.attempt === null
      ? person
      : t('grading.sheet.attempt', { person, number: participant.attempt })
  }
}
