import { Title } from '@mantine/core'
import type { Review } from '@probant/contract/submissions/review'
import { withUnbrokenSigns } from '@probant/kinds/text/unbroken-signs'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '#web/components/drawing/share-bar.tsx'
import type { ChoiceRemark } from '#web/features/paper/choice-remarks.ts'
import { pagesOf } from '#web/features/paper/paging.ts'
import paperClasses from '#web/features/paper/paper.module.css'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { formatNumber } from '#web/lib/format.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import classes from './review.module.css'
import { type Marked, ReviewedQuestion } from './reviewed-question.tsx'
import { ScoreLine } from './score-line.tsx'

/** Where it is not read by whoever handed it in: what it says instead of “your score” and “your answer”. */
export interface ReviewWords {
  score: string
  answer: string
  remarks: Record<ChoiceRemark, string>
}

/** What somebody handed in, as their paper showed it, and what came of it as far as that may be seen by now. */
export function ReviewSheet({ review, words }: { review: Review; words?: ReviewWords }) {
  const { paper, answers, key, grades } = review
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]))
  const marked = new Map<string, Marked>((key ?? grades)?.map((entry) => [entry.questionId, entry]))
  const [parts = []] = pagesOf(paper, 'all')
  return (
    <article className={classes.sheet}>
      <Title order={3} size="h2" lang={paper.language}>
        {withUnbrokenSigns(paper.title)}
      </Title>
      <ReviewHead review={review} words={words} />
      <Subjects subjects={review.subjects} />
      {parts.map(({ title, questions }) => (
        <div key={questions[0]?.questionId} className={paperClasses.part}>
          {title && (
            <Title order={4} className={paperClasses.sectionTitle} lang={paper.language}>
              {title}
            </Title>
          )}
          {questions.map((question) => (
            <ReviewedQuestion
              key={question.questionId}
              question={question}
              language={paper.language}
              words={words}
              order={title ? 5 : 4}
              given={given.get(question.questionId)}
              marked={marked.get(question.questionId)}
            />
          ))}
        </div>
      ))}
    </article>
  )
}

/** Whoever knew another score before reads that it is no slip. */
function Revision({ at }: { at: string }) {
  const { t } = useTranslation('taking')
  const when = formatMoment(useLocale(), at, { timeZone: readerZone(), now: useNow() })
  return <p>{t('review.revised', { when })}</p>
}

/** Where they are strong, as far as it is graded; with one subject the score has said it. */
function Subjects({ subjects }: Pick<Review, 'subjects'>) {
  const { t } = useTranslation('taking')
  const locale = useLocale()
  if (!subjects?.[1]) return null
  return (
    <table className={`tabular ${classes.subjects}`}>
      <caption>{t('review.subjects')}</caption>
      <tbody>
        {subjects.map(({ subject, points, totalPoints, gradedPoints }) => (
          <tr key={subject}>
            <th scope="row">{subject}</th>
            <td>
              <ShareBar
                percent={gradedPoints > 0 ? (100 * points) / gradedPoints : 0}
                className={classes.bar}
              />
            </td>
            <td>
              {t(gradedPoints < totalPoints ? 'review.pointsSoFar' : 'review.points', {
                count: gradedPoints,
                points: formatNumber(locale, points),
                total: formatNumber(locale, gradedPoints),
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WHEN = { never: 'answersNever', after_finishing: 'answersLater', after_end: 'answersLater' } as const

/** The score, or when it comes; and when the right answers come, where they are not here yet. */
function ReviewHead({
  review: { score, revisedAt, key, answersShown, isKeyWithheld, attempts },
  words,
}: {
  review: Review
  words?: ReviewWords
}) {
  const { t } = useTranslation('taking')
  // Of several attempts the last one, whenever that is.
  const whenKey = () =>
    attempts && answersShown === 'after_finishing' ? 'answersAfterLast' : WHEN[answersShown]
  return (
    <div className={classes.head}>
      {score ? <ScoreLine score={score} label={words?.score} /> : <p>{t('review.scoreLater')}</p>}
      {revisedAt && <Revision at={revisedAt} />}
      {!key && <p>{t(isKeyWithheld ? 'review.answersWithheld' : `review.${whenKey()}`)}</p>}
    </div>
  )
}
