import { kindOf, type QuestionType } from '@probant/kinds'
import { useLocale } from './use-locale.ts'

/** What kinds of questions are called, in the language on screen. */
export function useKindName(): (type: QuestionType) => string {
  const locale = useLocale()
  return (type) => kindOf({ type }).words[locale].name
}
