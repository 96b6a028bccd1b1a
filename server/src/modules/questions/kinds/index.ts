import type { QuestionDraft, QuestionType } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'
import * as fillIn from './fill-in.ts'
import type { Kind, Mark, Markdown } from './kind.ts'
import * as multipleChoice from './multiple-choice.ts'
import * as open from './open.ts'
import * as trueFalse from './true-false.ts'

export type { Mark, Markdown } from './kind.ts'

/** A new kind of question is a file and a line here. */
const KINDS = {
  multiple_choice: multipleChoice,
  true_false: trueFalse,
  fill_in: fillIn,
  open,
} satisfies { [T in QuestionType]: Kind<T> }

export function render({ type, content }: Written, markdown: Markdown): Question['content'] {
  return kindOf(type).render(content, markdown)
}

/** What a participant may see of it. */
export function withoutAnswer(content: Question['content']): ShownContent {
  return kindOf(content.type).withoutAnswer(content)
}

export function mark(content: Question['content'], answer: Answer): Mark {
  return kindOf(content.type).mark(content, answer)
}

type Written = Pick<QuestionDraft, 'type' | 'content'>
export type ShownContent = {
  [K in keyof typeof KINDS]: ReturnType<(typeof KINDS)[K]['withoutAnswer']>
}[keyof typeof KINDS]
/** A place among the answers, a yes or no, or a text. */
export type Answer = number | boolean | string

interface AnyKind {
  render(content: Written['content'], markdown: Markdown): Question['content']
  withoutAnswer(content: Question['content']): ShownContent
  mark(content: Question['content'], answer: Answer): Mark
}

/** Each kind takes only its own content; `type` says which one it is. */
function kindOf(type: Question['type']): AnyKind {
  return KINDS[type] as unknown as AnyKind
}
