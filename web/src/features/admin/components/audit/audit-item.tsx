import type { AuditEntry } from '@probant/contract/admin/audit'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { allPlansQuery } from '../../queries.ts'
import { AuditDetails } from './audit-details.tsx'
import classes from './audit-log.module.css'
import { planNameIn } from './plan-name-in.ts'

/** Who did what to whom, in one sentence; before and after fold out. */
export function AuditItem({ entry: { at, actor, action, target, details } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit')
  const locale = useLocale()
  const { data: plans } = useQuery(allPlansQuery)
  const done = action.startsWith('plan.') ? planNameIn(locale, target, plans) : target
  return (
    <li className={classes.entry}>
      <p className={classes.sentence}>
        <Tagged
          // What people are called is put in afterwards: a name may look like a tag.
          sentence={t(`sentences.${action}`, { actor: 'actor', target: 'target' })}
          parts={{ actor: () => <strong>{actor}</strong>, target: () => <strong>{done}</strong> }}
        />
      </p>
      <time className={classes.time} dateTime={at}>
        {formatDateTime(locale, at)}
      </time>
      {Object.keys(details).length > 0 && <AuditDetails details={details} />}
    </li>
  )
}
