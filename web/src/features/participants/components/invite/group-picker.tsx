import { Box, Checkbox, Flex, Radio, Skeleton, Text } from '@mantine/core'
import type { GroupSummary } from '@probant/contract/groups'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#web/components/data-table/search-field.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { inSight } from '../../invitees.ts'
import { invitableGroupsQuery } from '../../queries.ts'
import classes from './group-picker.module.css'

interface GroupPickerProps {
  workspace: WorkspaceRef
  chosen: readonly GroupSummary[]
  onToggle: (group: GroupSummary) => void
  /** One group instead of several. */
  isSingle?: boolean
}

/** As many as one sees at a glance. */
const SEARCHED_FROM = 7

/** Whole groups of the workspace, each invited with one tick; or one of them. */
export function GroupPicker({ workspace, chosen, onToggle, isSingle = false }: GroupPickerProps) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const name = useId()
  const [search, setSearch] = useState('')
  const Choice = isSingle ? Radio : Checkbox
  const { data, error, refetch } = useQuery(invitableGroupsQuery(workspace, search))
  const isSearched = search !== '' || (data?.total ?? 0) >= SEARCHED_FROM
  const groups = inSight(data?.items ?? [], chosen)
  const sizeOf = ({ memberCount }: GroupSummary) =>
    t('groups.size', { count: memberCount, formatted: formatNumber(locale, memberCount) })
  return (
    <Flex component="fieldset" direction="column" gap="sm" miw={0} m={0} p={0} bd={0}>
      <Box component="legend" mb={10} p={0} ff="heading" fz="md" fw={680}>
        {t(isSingle ? 'groups.titleSingle' : 'groups.title')}
      </Box>
      {error && !data && <LoadFailure title={t('groups.failed')} error={error} onRetry={() => refetch()} />}
      {!error && !data && <Skeleton height={72} radius="md" role="status" aria-label={t('groups.loading')} />}
      {data && !isSearched && groups.length === 0 && (
        <Text c="dimmed">
          {t('groups.none')} <AnchorLink to="/dashboard/group">{t('groups.make')}</AnchorLink>
        </Text>
      )}
      {isSearched && (
        <SearchField
          label={t('groups.search')}
          placeholder={t('groups.searchPlaceholder')}
          value={search}
          onSearch={(text) => setSearch(text.trim())}
        />
      )}
      {isSearched && data?.total === 0 && <Text c="dimmed">{t('groups.noMatch')}</Text>}
      {groups.length > 0 && (
        <SideBySide
          component="ul"
          className="plain"
          of="repeat(auto-fill, minmax(240px, 1fr))"
          gap="xs"
          mah={220}
          m={-2}
          p={2}
          style={{ overflowY: 'auto' }}
        >
          {groups.map((group) => (
            <li key={group.id}>
              <Choice
                name={name}
                checked={chosen.some(({ id }) => id === group.id)}
                mod={{ chosen: chosen.some(({ id }) => id === group.id) }}
                onChange={() => onToggle(group)}
                label={
                  <>
                    {group.name}{' '}
                    <Box component="span" className="nowrap" c="dimmed" fz="xs" fw={400}>
                      {sizeOf(group)}
                    </Box>
                  </>
                }
                classNames={{ root: 'card choosable', body: classes.body, label: classes.label }}
              />
            </li>
          ))}
        </SideBySide>
      )}
      {data && data.total > data.items.length && <Text c="dimmed">{t('groups.more')}</Text>}
    </Flex>
  )
}
