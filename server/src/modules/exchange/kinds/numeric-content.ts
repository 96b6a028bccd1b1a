import type { QuestionDraft } from '@probant/contract/questions/form'

export type Numeric = Extract<QuestionDraft, { type: 'numeric' }>
export type NumericContent = Numeric['content']
