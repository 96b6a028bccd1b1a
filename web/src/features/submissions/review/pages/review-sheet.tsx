import { Title } from '@mantine/core'
import type { Review, Score } from '@probant/contract/submissions/review'
import { useTranslation } from 'react-i18next'
import { pagesOf } from '#web/features/quizzes/paper/paging.ts'
import paperClasses from '#web/features/quizzes/paper/paper.module.css'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber, regional } from '#web/lib/format.ts'
import classes from './review.module.css'
import { type Marked, ReviewedQuestion } from './reviewed-question.tsx'

/** What somebody handed in, as their paper showed it, and what came of it as far as that may be seen by now. */
export function ReviewSheet({ review }: { review: Review }) {
  const { paper, answers, key, grades } = review
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]))
  const marked = new Map<string, Marked>((key ?? grades)?.map((entry) => [entry.questionId, entry]))
  const [parts = []] = pagesOf(paper, 'all')
  return (
    <article className={classes.sheet}>
      <Title order={3} size="h2" lang={paper.language}>
        {paper.title}
      </Title>
      <ReviewHead review={review} />
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

/** The score, or when it comes; and when the right answers come, where they are not here yet. */
function ReviewHead({ review: { score, key, answersShown } }: { review: Review }) {
  const { t } = useTranslation('review')
  return (
    <div className={classes.head}>
      {score ? <ScoreLine score={score} /> : <p className={classes.notice}>{t('scoreLater')}</p>}
      {!key && (
        <p className={classes.notice}>{answersShown === 'never' ? t('answersNever') : t('answersLater')}</p>
      )}
    </div>
  )
}

function ScoreLine({ score: { points, totalPoints, percent, isProvisional } }: { score: Score }) {
  const { t } = useTranslation('review')
  const locale = useLocale()
  const percentage = new Intl.NumberFormat(regional(locale), { style: 'percent', maximumFractionDigits: 1 })
  return (
    <div>
      <p className={classes.score}>
        <span className={classes.scoreLabel}>{t('score')}</span>{' '}
        <strong>{percentage.format(percent / 100)}</strong>{' '}
        <span className={classes.points}>
          {t('points', {
            count: totalPoints,
            points: formatNumber(locale, points),
            total: formatNumber(locale, totalPoints),
          })}
        </span>
      </p>
      {isProvisional && <p className={classes.provisional}>{t('provisional')}</p>}
    </div>
  )
}
