import { Button, Title } from '@mantine/core'
import type { SubjectProgress } from '@probant/contract/gradebook/progress'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatPercent } from '#web/lib/format.ts'
import { Sparkline } from './sparkline.tsx'
import classes from './subject-progress.module.css'

const AT_FIRST = 6

/** How somebody did in each subject, from quiz to quiz: small lines of one height, which one compares at a glance. */
export function SubjectProgressPart({ subjects }: { subjects: readonly SubjectProgress[] }) {
  const { t } = useTranslation('gradebook')
  const headingId = useId()
  const [isWhole, setWhole] = useState(false)
  if (subjects.length === 0) return null
  const shown = isWhole ? subjects : subjects.slice(0, AT_FIRST)
  const moreCount = subjects.length - shown.length
  return (
    <section aria-labelledby={headingId} className={classes.part}>
      <Title order={2} size="h3" id={headingId}>
        {t('progress.title')}
      </Title>
      <p className="note">{t('progress.sentence')}</p>
      <ul className={`plain ${classes.subjects}`}>
        {shown.map((one) => (
          <Subject key={one.subject} {...one} />
        ))}
      </ul>
      {moreCount > 0 && (
        <Button variant="default" mt="md" onClick={() => setWhole(true)}>
          {t('progress.more', { count: moreCount })}
        </Button>
      )}
    </section>
  )
}

/** The line is for the eye: whoever hears the page has each point in words. */
function Subject({ subject, points }: SubjectProgress) {
  const { t } = useTranslation('gradebook')
  const locale = useLocale()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const percent = (value: number) => formatPercent(locale, value)
  return (
    <li className={`card ${classes.subject}`}>
      <div className={classes.heading}>
        <Title order={3} size="h5" className="breakable" dir="auto">
          {subject || t('progress.unnamed')}
        </Title>
        <strong className="tabular">{percent(last.percent)}</strong>
      </div>
      <Sparkline percents={points.map((point) => point.percent)} />
      <p className="note">
        {points.length === 1
          ? t('progress.one')
          : `${t('progress.fromTo', { first: percent(first.percent), last: percent(last.percent) })} · ${t('progress.quizzes', { count: points.length })}`}
      </p>
      <ol className="unseen">
        {points.map(({ quizId, title, at, percent: value }) => (
          <li key={`${quizId} ${at}`}>
            {t('progress.point', { title, date: formatDate(locale, at), percent: percent(value) })}
          </li>
        ))}
      </ol>
    </li>
  )
}
