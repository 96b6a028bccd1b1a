import type { Locale } from '@probant/contract/locales'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { formatNumber } from '#web/lib/format.ts'
import { shownKind } from '../kinds/showing.ts'
import type { KeyToPrint } from './print.ts'
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
  const { t } = useTranslation('quiz-view', { lng: language })
  const total = answerKey.reduce((sum, { points }) => sum + points, 0)
  return (
    <article lang={language}>
      <h2>{t('sheet.key')}</h2>
      <p className={sheets.size}>{variant ? `${title} · ${variant}` : title}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('sheet.number')}</th>
            <th scope="col">{t('sheet.rightAnswer')}</th>
            <th scope="col">{t('sheet.pointsHeading')}</th>
          </tr>
        </thead>
        <tbody>
          {answerKey.map((entry) => (
            <tr key={entry.questionId}>
              <th scope="row">{entry.number}</th>
              <td lang={entry.language}>
                <RightAnswer right={entry.right} language={entry.language ?? language} />
                {entry.explanationHtml && (
                  <RichText html={entry.explanationHtml} className={classes.explanation} />
                )}
              </td>
              <td>{formatNumber(language, entry.points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{t('sheet.total')}</th>
            <td>{formatNumber(language, total)}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  )
}

function RightAnswer({ right, language }: { right: KeyToPrint[number]['right']; language: Locale }) {
  const { PrintedRight } = shownKind(right)
  return <PrintedRight right={right} language={language} />
}
