import type { GroupSummary } from '@probant/contract/groups'
import { PERSONAL } from '@probant/contract/workspaces'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#web/components/data-table/lines.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo } from '#web/lib/format.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { usePeopleWords } from '../../use-people-words.ts'
import classes from './group-list.module.css'
import { GroupName } from './group-name.tsx'

interface GroupLinesProps {
  groups: GroupSummary[]
  actions: (group: GroupSummary) => ReactNode
}

/** Groups one under the other, for a phone. */
export function GroupLines({ groups, actions }: GroupLinesProps) {
  const { t } = useTranslation('groups')
  return (
    <Lines label={t('list.caption')}>
      {groups.map((group) => (
        <Line key={group.id} actions={actions(group)}>
          <GroupName group={group} />
          <Facts group={group} />
        </Line>
      ))}
    </Lines>
  )
}

function Facts({ group: { memberCount, quizCount, creator, updatedAt } }: { group: GroupSummary }) {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const now = useNow()
  const peopleWords = usePeopleWords()
  const isShared = useWorkspaceRef() !== PERSONAL
  const facts = [
    peopleWords(memberCount),
    t('usedIn', { count: quizCount }),
    isShared && creator && t('by', { name: creator.name }),
    t('changed', { when: formatAgo(locale, updatedAt, now) }),
  ]
  return <div className={classes.facts}>{facts.filter(Boolean).join(' · ')}</div>
}
