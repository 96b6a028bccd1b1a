import { Badge } from '@mantine/core'
import type { Invitation } from '@probant/contract/invitations'
import { IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatDate } from '#web/lib/format.ts'
import classes from './components/filters.module.css'
import { RoleBadge } from './components/role-badge.tsx'

export function useInvitationColumns(): Column<Invitation>[] {
  const { t } = useTranslation('organizations')
  const locale = useLocale()
  return [
    { key: 'email', header: t('invitations.email'), cell: ({ email }) => email },
    { key: 'role', header: t('members.role'), cell: ({ role }) => <RoleBadge role={role} /> },
    {
      key: 'sent',
      header: t('invitations.sent'),
      cell: ({ sentAt, invitedBy }) => (
        <>
          <time dateTime={sentAt}>{formatAgo(locale, sentAt)}</time>
          {invitedBy && <div className={classes.detail}>{t('invitations.by', { name: invitedBy })}</div>}
        </>
      ),
    },
    {
      key: 'expires',
      header: t('invitations.expires'),
      nowrap: true,
      cell: ({ expiresAt, isExpired }) =>
        isExpired ? (
          <Badge color="yellow" leftSection={<IconClock size={14} stroke={2} aria-hidden="true" />}>
            {t('invitations.expired')}
          </Badge>
        ) : (
          <time dateTime={expiresAt}>{formatDate(locale, expiresAt)}</time>
        ),
    },
  ]
}
