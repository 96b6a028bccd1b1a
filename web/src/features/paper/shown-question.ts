import type { Locale } from '@probant/contract/locales'
import type { QuestionRevision } from '@probant/contract/questions/history'
import type { Question } from '@probant/contract/questions/question'

type Saved = Question | QuestionRevision['question']

/** A question as it stands on paper, whether it is saved or still being written. */
export interface ShownQuestion {
  language: Locale
  titleHtml: string
  content: Question['content']
  explanationHtml: string
}

export function shownOf({ language, titleHtml, content, explanationHtml }: Saved): ShownQuestion {
  return { language, titleHtml, content, explanationHtml }
}
