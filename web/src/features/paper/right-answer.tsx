import type { ChoiceOnSheet, RightOnSheet } from '@probant/kinds/kind'
import { RichText } from '#web/components/text/rich-text.tsx'
import { SheetPicture } from './print/sheet-picture.tsx'
import classes from './right-answer.module.css'

/** What is right, in as many words as a key has for it. */
export function RightAnswer({ right }: { right: RightOnSheet }) {
  if ('html' in right) return <RichText html={right.html} />
  if ('words' in right) return right.words
  if ('accepted' in right) return right.accepted.join(' / ')
  if ('several' in right)
    return (
      <>
        {right.picture && <SheetPicture picture={right.picture} />}
        <Several choices={right.several} />
      </>
    )
  if ('pairs' in right) return <Pairs pairs={right.pairs} />
  return right.guidanceHtml ? <RichText html={right.guidanceHtml} /> : right.graded
}

function Several({ choices }: { choices: readonly ChoiceOnSheet[] }) {
  if (choices.length === 0) return null
  return (
    <ul className={`plain ${classes.lines}`}>
      {choices.map((choice) =>
        'words' in choice ? (
          <li key={choice.words}>{choice.words}</li>
        ) : (
          <li key={choice.letter}>
            <b>{choice.letter}</b>
            <RichText html={choice.html} />
          </li>
        ),
      )}
    </ul>
  )
}

function Pairs({ pairs }: { pairs: readonly { html: string; rightHtml: string }[] }) {
  return (
    <ul className={`plain ${classes.lines}`}>
      {pairs.map(({ html, rightHtml }) => (
        <li key={html}>
          <RichText html={html} />
          <span aria-hidden="true">→</span>
          <RichText html={rightHtml} />
        </li>
      ))}
    </ul>
  )
}

/** Are these the author's words? Else they are the page's own. */
export function isAuthors(right: RightOnSheet): boolean {
  return 'graded' in right ? right.guidanceHtml !== '' : !('words' in right)
}
