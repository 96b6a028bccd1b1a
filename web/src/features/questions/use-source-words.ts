import type { Question } from '@probant/contract/questions/question'
import { useTranslation } from 'react-i18next'
import { sourceWords } from './source-words.ts'

/** Where a question comes from, in words. */
export function useSourceWords() {
  const { t } = useTranslation('questions')
  return (question: Pick<Question, 'origin' | 'source'>): string => {
    const words = sourceWords(question)
    if (words.key === 'model') return t('source.model', { model: words.model })
    if (words.key === 'importedFrom') return t('source.importedFrom', { format: words.format })
    return t(`source.${words.key}`)
  }
}
