import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/multiple-choice/schemas'
import { RichText } from '#web/components/text/rich-text.tsx'
import { LETTERS } from '../../letters.ts'
import keyClasses from '../../print/printed-key.module.css'
import printClasses from '../../print/printed-question.module.css'
import { AnswerRows } from '../../question-parts.tsx'
import type { ShownKind } from '../kind.ts'

export const multipleChoice: ShownKind<ShapesOf<typeof schemas>> = {
  Room({ content, language, withAnswer }) {
    const answers = content.answers.map(({ html, isCorrect }) => ({
      label: <RichText html={html} lang={language} />,
      isRight: isCorrect,
    }))
    return <AnswerRows answers={answers} withAnswer={withAnswer} />
  },

  Printed: ({ content: { answers } }) => (
    <ol className={`plain ${printClasses.choices}`} data-short={areShort(answers) || undefined}>
      {answers.map(({ html }, index) => (
        <li key={LETTERS[index]}>
          <b>{LETTERS[index]}</b>
          <RichText html={html} />
        </li>
      ))}
    </ol>
  ),

  PrintedRight: ({ right: { place, html } }) => (
    <div className={keyClasses.right}>
      <strong>{LETTERS[place]}</strong>
      <RichText html={html} />
    </div>
  ),

  Right: ({ right: { html } }) => <RichText html={html} />,
  isAuthors: () => true,
}

const SHORT = 28

/** Short answers stand two in a row, which saves paper. */
export function areShort(answers: readonly { html: string }[]): boolean {
  return answers.every(({ html }) => !/<(img|pre|table)\b/.test(html) && textOf(html).length <= SHORT)
}

function textOf(html: string): string {
  return (
    html
      // The source of a formula, kept beside it for those who hear it.
      .replace(/<annotation\b.*?<\/annotation>/gs, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&[#\w]+;/g, '?')
      .trim()
  )
}
