import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime, formatNumber } from '#web/lib/format.ts'
import classes from './quiz-view.module.css'

export function Facts({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz-view')
  const locale = useLocale()
  return (
    <dl className={classes.facts}>
      <Fact name={t('facts.participants')}>{formatNumber(locale, quiz.participantCount)}</Fact>
      <Fact name={t('facts.submissions')}>{formatNumber(locale, quiz.submissionCount)}</Fact>
      <Fact name={t('facts.creator')}>{quiz.creator.name}</Fact>
      <Fact name={t('facts.created')}>
        <Moment instant={quiz.createdAt} />
      </Fact>
      <Fact name={t('facts.changed')}>
        <Moment instant={quiz.updatedAt} />
      </Fact>
      {quiz.publishedAt && (
        <Fact name={t('facts.published')}>
          <Moment instant={quiz.publishedAt} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Moment({ instant }: { instant: string }) {
  return <time dateTime={instant}>{formatDateTime(useLocale(), instant)}</time>
}
