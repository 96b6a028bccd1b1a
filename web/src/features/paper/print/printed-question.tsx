import type { SheetQuestion } from '@probant/contract/quizzes/sheet'
import type { AnswerOnSheet, ChoiceOnSheet } from '@probant/kinds/kind'
import { RichText } from '#web/components/text/rich-text.tsx'
import classes from './printed-question.module.css'
import { SheetPicture } from './sheet-picture.tsx'

/** Never torn apart by the end of a page. */
export function PrintedQuestion({ question }: { question: SheetQuestion }) {
  const { number, titleHtml, points, language, answer } = question
  return (
    <div className={classes.question} lang={language}>
      <span>{number}.</span>
      <div className={classes.body}>
        <div className={classes.ask}>
          <RichText html={titleHtml} className={`${classes.body} ${classes.stem}`} />
          <span className={classes.points}>{points}</span>
        </div>
        {answer && <RoomToAnswer answer={answer} />}
      </div>
    </div>
  )
}

function RoomToAnswer({ answer }: { answer: AnswerOnSheet }) {
  return (
    <>
      {answer.hint && <p className={classes.hint}>{answer.hint}</p>}
      {'html' in answer && <RichText html={answer.html} className={`${classes.stem} ${classes.gaps}`} />}
      {'picture' in answer && answer.picture && <SheetPicture picture={answer.picture} />}
      {'boxed' in answer && <Boxed lines={answer.boxed} />}
      {'choices' in answer && (
        <Choices choices={answer.choices} isTicked={!('boxed' in answer || 'html' in answer)} />
      )}
      {'lines' in answer && <Lines count={answer.lines} />}
    </>
  )
}

/** Boxes to write a letter or a number in. */
function Boxed({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={`plain ${classes.choices}`} data-boxed>
      {lines.map((html) => (
        <li key={html}>
          <RichText html={html} />
        </li>
      ))}
    </ul>
  )
}

/** Lines to write on. */
function Lines({ count }: { count: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
        <div key={line} className={classes.line} />
      ))}
    </div>
  )
}

/** With boxes to tick, or only to be named by their letters. */
function Choices({ choices, isTicked }: { choices: readonly ChoiceOnSheet[]; isTicked: boolean }) {
  if (choices.length === 0) return null
  const texts = choices.flatMap((choice) => ('html' in choice ? choice.html : []))
  return (
    <ol
      className={`plain ${classes.choices}`}
      data-short={areShort(texts) || undefined}
      data-named={!isTicked || undefined}
    >
      {choices.map((choice) => (
        <li key={'letter' in choice ? choice.letter : choice.words}>
          {'words' in choice ? (
            choice.words
          ) : (
            <>
              <b>{choice.letter}</b>
              <RichText html={choice.html} />
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

const SHORT = 28

/** Short answers stand two in a row, which saves paper. */
export function areShort(answers: readonly string[]): boolean {
  return answers.every((html) => !/<(img|pre|table)\b/.test(html) && textOf(html).length <= SHORT)
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
