import { type KeyToPrint, keyRowsOf } from '@probant/contract/quizzes/sheet'
import { SHEET_WORDS } from '@probant/contract/quizzes/sheet-words'
import type { Locale, RightOnSheet } from '@probant/kinds/kind'
import { RichText } from '#web/components/text/rich-text.tsx'
import { formatNumber } from '#web/lib/format.ts'
import { RightAnswer } from '../right-answer.tsx'
import sheets from './print-sheets.module.css'
import classes from './printed-key.module.css'

interface PrintedKeyProps {
  answerKey: KeyToPrint
  title: string
  language: Locale
  variant: string | undefined
}

/** The right answers, on a page of their own. */
export function PrintedKey({ answerKey, title, language, variant }: PrintedKeyProps) {
  const words = SHEET_WORDS[language]
  const rows = keyRowsOf(answerKey, language)
  const total = rows.reduce((sum, { points }) => sum + points, 0)
  return (
    <article lang={language}>
      <h2>{words.key}</h2>
      <p className={sheets.size}>{variant ? `${title} · ${variant}` : title}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.rightAnswer}</th>
            <th scope="col">{words.pointsHeading}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.questionId}>
              <th scope="row">{row.number}</th>
              <td lang={row.language}>
                {row.right && <PrintedRight right={row.right} note={row.note} />}
                {row.explanationHtml && (
                  <RichText html={row.explanationHtml} className={classes.explanation} />
                )}
              </td>
              <td>{formatNumber(language, row.points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{words.total}</th>
            <td>{formatNumber(language, total)}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  )
}

/** With how it is marked below; where a person decides, that alone says it. */
function PrintedRight({ right, note }: { right: RightOnSheet; note: string | undefined }) {
  if ('graded' in right && !right.guidanceHtml) return <em>{note ?? right.graded}</em>
  return (
    <>
      <Right right={right} />
      {note && <p className={classes.note}>{note}</p>}
    </>
  )
}

function Right({ right }: { right: RightOnSheet }) {
  const answer = <RightAnswer right={right} />
  if ('graded' in right) return answer
  if ('several' in right || 'pairs' in right) return answer
  if (!('letter' in right)) return <strong>{answer}</strong>
  return (
    <div className={classes.right}>
      <strong>{right.letter}</strong>
      {answer}
    </div>
  )
}
