import { Badge } from '@mantine/core'
import { MEMBER_LIMIT_KINDS } from '@probant/contract/members'
import type { MemberUsage } from '@probant/contract/usage'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { useFillWords } from '../use-fill-words.ts'
import { FillMark } from './fill-mark.tsx'
import classes from './member-usage.module.css'

export function useMemberUsageColumns(): Column<MemberUsage>[] {
  const { t } = useTranslation('usage')
  const fillWords = useFillWords()
  return [
    {
      key: 'name',
      header: t('members.name'),
      cell: ({ username, role, status }) => (
        <span className={classes.person}>
          {username}
          {role !== 'member' && <Badge color="ink">{t(`members.roles.${role}`)}</Badge>}
          {status === 'inactive' && <Badge>{t('members.inactive')}</Badge>}
        </span>
      ),
    },
    { key: 'email', header: t('members.email'), cell: ({ email }) => email },
    ...MEMBER_LIMIT_KINDS.map((kind) => ({
      key: kind,
      header: t(`members.${kind}`),
      cell: ({ usage, limits }: MemberUsage) => {
        const fill = { used: usage[kind], limit: limits[kind], isShare: true }
        return (
          <span className={classes.amount}>
            {fillWords(fill)}
            <FillMark fill={fill} />
          </span>
        )
      },
    })),
  ]
}
