import type { Organization } from '@probant/contract/organizations'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import classes from './organization-facts.module.css'

/** What everyone in the organization may know of it; name and description where one can't change them above. */
export function OrganizationFacts({ organization }: { organization: Organization }) {
  const { t } = useTranslation('organizations')
  const locale = useLocale()
  const { name, description, owner, memberCount, createdAt, role, can } = organization
  const facts = [
    ...(can.edit ? [] : [{ label: t('info.name'), value: name }]),
    ...(can.edit || !description ? [] : [{ label: t('info.description'), value: description }]),
    { label: t('info.owner'), value: `${owner.username} (${owner.email})` },
    { label: t('info.role'), value: t(`roles.${role}`) },
    { label: t('info.memberCount'), value: formatNumber(locale, memberCount) },
    { label: t('info.since'), value: formatDate(locale, createdAt) },
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
