import type { GroupSummary } from '@probant/contract/groups'
import { PERSONAL } from '@probant/contract/workspaces'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
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
    <ul className={classes.lines} aria-label={t('list.caption')}>
      {groups.map((group) => (
        <li key={group.id} className={classes.line}>
          <div className={classes.words}>
            <GroupName group={group} />
            <Facts group={group} />
          </div>
          {actions(group)}
        </li>
      ))}
    </ul>
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
