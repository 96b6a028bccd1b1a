import { Title } from '@mantine/core'
import type { MyInvitation } from '@probant/contract/invitations'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import classes from './my-invitations.module.css'

/** Organizations that wait for an answer. */
export function MyInvitations({ invitations }: { invitations: MyInvitation[] }) {
  const { t } = useTranslation('organizations')
  const locale = useLocale()
  return (
    <section className={classes.section} aria-labelledby="my-invitations">
      <Title order={2} size="h3" id="my-invitations" mb="sm">
        {t('mine.title')}
      </Title>
      <ul className={classes.list}>
        {invitations.map(({ organizationId, organizationName, invitedBy, expiresAt }) => {
          const date = formatDate(locale, expiresAt)
          return (
            <li key={organizationId} className={classes.invitation}>
              <div className={classes.words}>
                <strong>{organizationName}</strong>
                <div className={classes.detail}>
                  {invitedBy ? t('mine.invitedBy', { name: invitedBy, date }) : t('mine.invited', { date })}
                </div>
              </div>
              <ButtonLink
                to="/organizations/$organizationId/accept"
                params={{ organizationId }}
                aria-label={t('mine.acceptOf', { name: organizationName })}
              >
                {t('mine.accept')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
