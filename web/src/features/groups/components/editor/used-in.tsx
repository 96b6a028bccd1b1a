import { Title } from '@mantine/core'
import type { Group } from '@probant/contract/groups'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import classes from './group-form.module.css'

/** To which quizzes it was invited, newest first. */
export function UsedIn({ group: { quizzes, quizCount } }: { group: Group }) {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const headingId = useId()
  const more = quizCount - quizzes.length
  return (
    <section aria-labelledby={headingId}>
      <Title order={3} size="h4" id={headingId}>
        {t('used.title')}
      </Title>
      {quizzes.length === 0 ? (
        <p className={classes.soft}>{t('used.never')}</p>
      ) : (
        <ul className={classes.quizzes}>
          {quizzes.map(({ id, title }) => (
            <li key={id}>
              <AnchorLink to="/dashboard/view/$quizId" params={{ quizId: id }}>
                {title}
              </AnchorLink>
            </li>
          ))}
          {more > 0 && <li>{t('used.more', { count: more, formatted: formatNumber(locale, more) })}</li>}
        </ul>
      )}
    </section>
  )
}
