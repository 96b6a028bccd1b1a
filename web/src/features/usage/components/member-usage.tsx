import { Badge, Box, Flex, Text, Title } from '@mantine/core'
import { MEMBER_LIMIT_KINDS } from '@probant/contract/members'
import type { MemberUsage as Row } from '@probant/contract/usage'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { PagedTable } from '#web/components/data-table/paged-table.tsx'
import { SearchField } from '#web/components/data-table/search-field.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { useFillWords } from '../fill.ts'
import type { UsageSearch } from '../period.ts'
import { useMemberUsage } from '../queries.ts'
import { FillMark } from './usage-meter.tsx'

interface MemberUsageProps {
  search: UsageSearch
  onFilter: (change: UsageSearch) => void
}

/** Who has used how much, for those who may give and take. */
export function MemberUsage({ search, onFilter }: MemberUsageProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Box
      component="section"
      pt="xl"
      style={{ borderBlockStart: '1px solid var(--line)' }}
      aria-labelledby="by-member"
    >
      <Title order={2} size="h3" id="by-member">
        {t('usage.members.title')}
      </Title>
      <Text mt={6} mb={20} c="dimmed">
        {t('usage.members.sentence')}{' '}
        <AnchorLink to="/dashboard/members" inherit>
          {t('usage.members.change')}
        </AnchorLink>
      </Text>
      <Box maw={360} mb={20}>
        <SearchField
          label={t('usage.members.search')}
          placeholder={t('usage.members.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(text) => onFilter({ search: text || undefined })}
        />
      </Box>
      <MemberUsageTable search={search} onFilter={onFilter} />
    </Box>
  )
}

function MemberUsageTable({ search, onFilter }: MemberUsageProps) {
  const { t } = useTranslation('dashboard')
  const columns = useMemberUsageColumns()
  const list = useMemberUsage(search)
  return (
    <PagedTable
      list={list}
      caption={t('usage.members.caption')}
      columns={columns}
      onPage={(page) => onFilter({ search: search.search, page })}
      failed={t('usage.members.failed')}
      empty={
        <EmptyState
          order={3}
          picture={<BoardPicture />}
          title={t('usage.members.noMatch')}
          sentence={t('usage.members.noMatchSentence')}
        />
      }
      expectedRows={4}
    />
  )
}

function useMemberUsageColumns(): Column<Row>[] {
  const { t } = useTranslation('dashboard')
  const fillWords = useFillWords()
  return [
    {
      key: 'name',
      header: t('usage.members.name'),
      cell: ({ username, role, status }) => (
        <Flex component="span" gap="4px 8px" align="center" wrap="wrap" display="inline-flex">
          {username}
          {role !== 'member' && <Badge color="ink">{t(`usage.members.roles.${role}`)}</Badge>}
          {status === 'inactive' && <Badge>{t('usage.members.inactive')}</Badge>}
        </Flex>
      ),
    },
    { key: 'email', header: t('usage.members.email'), cell: ({ email }) => email },
    ...MEMBER_LIMIT_KINDS.map((kind) => ({
      key: kind,
      header: t(`usage.members.${kind}`),
      cell: ({ usage, limits }: Row) => {
        const fill = { used: usage[kind], limit: limits[kind], isShare: true }
        return (
          <Flex
            component="span"
            className="tabular"
            gap="4px 8px"
            align="center"
            wrap="wrap"
            display="inline-flex"
          >
            {fillWords(fill)}
            <FillMark fill={fill} />
          </Flex>
        )
      },
    })),
  ]
}
