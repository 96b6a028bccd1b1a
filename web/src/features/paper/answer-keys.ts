import { useWindowEvent } from '@mantine/hooks'
import type { PaperQuestion, ShownContent } from '@probant/contract/quizzes/paper'
import type { GivenAnswer } from '@probant/kinds'
import { LETTERS } from '@probant/kinds/letters'
import type { Answers } from './answered.ts'
import { takenKind } from './kinds/taking.ts'
import type { Page } from './paging.ts'
import { useSingleKeys } from './single-keys.ts'

interface AnswerKeysOptions {
  page: Page
  /** Nothing can be answered any more. */
  isLocked: boolean
  answers: Answers
  onAnswer: (questionId: string, answer: GivenAnswer | null) => void
  /** There is more than this page. */
  turns: boolean
  onBack: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Numbers and letters choose, the arrows turn the page; not while one writes. */
export function useAnswerKeys(options: AnswerKeysOptions): void {
  const { page, isLocked, answers, onAnswer, turns, onBack, onNext } = options
  const [singleKeys] = useSingleKeys()

  useWindowEvent('keydown', (event) => {
    if (!singleKeys || event.defaultPrevented || isMeantOtherwise(event) || isBehindDialog()) return
    const isBack = event.key === 'ArrowLeft'
    if (isBack || event.key === 'ArrowRight') {
      if (!turns) return
      // From answer to answer one goes up and down.
      event.preventDefault()
      return isBack ? onBack?.() : onNext?.()
    }

    // A key that is held would tick and untick.
    if (isLocked || event.repeat) return
    const question = questionAt(page, event.target)
    const answer = question && answerOfKey(event.key, question.content, answers[question.questionId])
    if (question && answer !== undefined) onAnswer(question.questionId, answer)
  })
}

/** While one writes, each key is the field's. A browser that fills in a field names no key. */
function isMeantOtherwise({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (!key || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return true
  return target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select') !== null
}

/** Somebody is asked something else; the preview's own dialog has the paper in it. */
function isBehindDialog(): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')]
  return dialogs.some((dialog) => !dialog.querySelector('[data-question]'))
}

/** The only one on the page, or the one in which the focus is. */
function questionAt(page: Page, target: EventTarget | null): PaperQuestion | undefined {
  const questions = page.flatMap((part) => part.questions)
  if (questions.length === 1) return questions[0]
  const sheet = target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null
  return questions.find(({ questionId }) => questionId === sheet?.dataset.question)
}

/** What a key makes of an answer: `1` or `A` chooses the first. Nothing where it is none of the keys. */
export function answerOfKey(
  key: string,
  content: ShownContent,
  answer?: GivenAnswer | null,
): GivenAnswer | null | undefined {
  const index = /^[1-9]$/.test(key) ? Number(key) - 1 : LETTERS.indexOf(key.toUpperCase())
  const { keys } = takenKind(content)
  return keys && index >= 0 && index < keys.count(content) ? keys.pressed(content, index, answer) : undefined
}
