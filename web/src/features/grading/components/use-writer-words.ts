import type { OpenAnswer } from '@probant/contract/grading/grading'
import { useTranslation } from 'react-i18next'

/** Whose answer it is, or its number where names are hidden. */
export function useWriterWords() {
  const { t } = useTranslation('results')
  return ({ participant, number }: Pick<OpenAnswer, 'participant' | 'number'>): string => {
    if (!participant) return t('grading.sheet.numbered', { number })
    return participant.name || participant.email || t('grading.sheet.gone')
  }
}
