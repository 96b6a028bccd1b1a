import { Tabs } from '@mantine/core'
import type { Organization } from '@probant/contract/organizations'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { InvitationList } from '../components/invitation-list.tsx'
import { MemberList } from '../components/member-list.tsx'
import type { MembersSearch } from '../members-search.ts'
import classes from './member-tabs.module.css'

const route = getRouteApi('/dashboard/_shell/members')

interface MemberTabsProps {
  organization: Organization
  deliversMail: boolean
}

/** Who is in, and, for those who run the organization, who is still to answer. */
export function MemberTabs({ organization, deliversMail }: MemberTabsProps) {
  const { t } = useTranslation('organizations')
  const search = route.useSearch()
  const navigate = route.useNavigate()

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<MembersSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })
  const list = { organizationId: organization.id, search, onFilter: filter }
  if (organization.role === 'member') return <MemberList {...list} />

  return (
    <Tabs
      value={search.tab ?? 'members'}
      onChange={(tab) => void navigate({ search: { tab: tab as MembersSearch['tab'] } })}
      classNames={{ tab: classes.tab, list: classes.tabs }}
      keepMounted={false}
    >
      <Tabs.List aria-label={t('members.title')}>
        <Tabs.Tab value="members">{t('tabs.members')}</Tabs.Tab>
        <Tabs.Tab value="invitations">{t('tabs.invitations')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="members">
        <MemberList {...list} />
      </Tabs.Panel>
      <Tabs.Panel value="invitations">
        <InvitationList {...list} deliversMail={deliversMail} />
      </Tabs.Panel>
    </Tabs>
  )
}
