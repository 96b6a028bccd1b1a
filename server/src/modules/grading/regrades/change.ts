import { isDeepStrictEqual } from 'node:util'
import type { Regrade } from '@probant/contract/grading/regrading'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { kindOf } from '@probant/kinds'
import { inOrder } from '@probant/kinds/draw'
import { writtenSchemaOf } from '@probant/kinds/schemas'
import type { KeyedQuestion } from '#server/modules/quizzes/index.ts'

/** How a question is marked: what is right, and whether it counts. */
export type Keyed = Pick<KeyedQuestion, 'content' | 'scoring'>

/** A regrade that concerns all who were asked. */
export type KeyRegrade = Exclude<Regrade, { kind: 'grade' }>

/** The same question with the change, or why there is none: it is of another kind, or marked so already. */
export function changed(question: Keyed, regrade: KeyRegrade): Keyed | 'unfit' | 'same' {
  switch (regrade.kind) {
    case 'key': {
      const content = withKey(question.content, regrade.right)
      return typeof content === 'string' ? content : { ...question, content }
    }
    case 'accept': {
      const content = withAccepted(question.content, regrade.text)
      return typeof content === 'string' ? content : { ...question, content }
    }
    case 'drop':
      return question.scoring === 'dropped' ? 'same' : { ...question, scoring: 'dropped' }
    case 'give':
      return question.scoring === 'given' ? 'same' : { ...question, scoring: 'given' }
  }
}

type Content = Keyed['content']

function withKey(content: Content, right: GivenAnswer): Content | 'unfit' | 'same' {
  const { key } = kindOf(content)
  const replaced = right.type === content.type ? key?.replaced(content, right) : undefined
  if (!replaced || (isWritable(content) && !isWritable(replaced))) return 'unfit'
  return isDeepStrictEqual(asKept(replaced), asKept(content)) ? 'same' : replaced
}

/** Could somebody write it so? What can't be written couldn't be corrected either. */
function isWritable(content: Content): boolean {
  return writtenSchemaOf(content.type).safeParse(kindOf(content).write(content)).success
}

/** What isn't there and what is said not to be there are one. */
function asKept(content: Content): unknown {
  return JSON.parse(JSON.stringify(content))
}

function withAccepted(content: Content, text: string): Content | 'unfit' | 'same' {
  const { accepting } = kindOf(content)
  if (!accepting) return 'unfit'
  return accepting.accepts(content, text) ? 'same' : (accepting.with(content, text) ?? 'unfit')
}

/** The bank's question corrected alike, if it is still the same that the quiz asked; whether it counts is the quiz's business. */
export function corrected(bank: Content, asked: Content, regrade: KeyRegrade): Content | undefined {
  if (bank.type !== asked.type || !hasSameAnswers(bank, asked)) return undefined
  const change = changed({ content: bank, scoring: 'normal' }, regrade)
  if (change === 'same') return bank
  return change === 'unfit' ? undefined : change.content
}

/** A position among other answers, or on another picture, would mean another one. */
function hasSameAnswers(one: Content, other: Content): boolean {
  return answersOf(one) === answersOf(other)

  function answersOf(content: Content): string {
    const { show, optionsOf } = kindOf(content)
    const options = optionsOf(content)?.map(({ options }) => options.map(({ html }) => html))
    return JSON.stringify([show(content, inOrder(content), String), options])
  }
}
