import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import type { SizeLimit } from '../../group-limits.ts'
import { usePeopleWords } from '../../use-people-words.ts'
import classes from './people-count.module.css'

interface PeopleCountProps {
  headingId: string
  count: number
  limit: SizeLimit | undefined
}

/** How many there are, and how many there may be: said before saving, not after. */
export function PeopleCount({ headingId, count, limit }: PeopleCountProps) {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const words = usePeopleWords()
  const over = limit ? Math.max(0, count - limit.limit) : 0
  return (
    <div className={classes.head}>
      <Title order={3} size="h4" id={headingId}>
        {t('entry.title')}
      </Title>
      <p>
        <strong className="tabular">{words(count)}</strong>
        {limit && (
          <span className={classes.limit} data-over={over > 0 || undefined}>
            {t(limit.isShare ? 'size.share' : 'size.plan', { limit: words(limit.limit) })}{' '}
            {over > 0 && t('size.over', { count: over, formatted: formatNumber(locale, over) })}
          </span>
        )}
      </p>
    </div>
  )
}
