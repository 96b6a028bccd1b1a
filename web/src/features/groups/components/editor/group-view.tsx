import { Alert, Box, Flex, Stack, Text, Title } from '@mantine/core'
import type { Group } from '@probant/contract/groups'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pager } from '#web/components/data-table/pager.tsx'
import { SearchField } from '#web/components/data-table/search-field.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { matching, peopleOf } from '#web/components/people/people.ts'
import listClasses from '#web/components/people/people-list.module.css'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { usePeopleWords } from '../../group-size.ts'

const PAGE_SIZE = 50

/** A group as those see it who may not change it. */
export function GroupView({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  const words = usePeopleWords()
  const isInactive = useWorkspace().data?.can.create === false
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const found = matching(peopleOf(group.members), search)
  const rows = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const look = (text: string) => {
    setSearch(text)
    setPage(1)
  }
  return (
    <Stack gap="lg">
      {!group.can.edit && <Alert>{t(isInactive ? 'create.inactive' : 'editor.notYours')}</Alert>}
      <Text size="md" fw={600}>
        {group.name} · {words(group.memberCount)}
      </Text>
      <SearchField
        label={t('peopleList.person.search')}
        placeholder={t('peopleList.person.searchPlaceholder')}
        value={search}
        onSearch={look}
      />
      {rows.length === 0 ? (
        <Text c="dimmed">{t('peopleList.person.noMatch')}</Text>
      ) : (
        <Box bd="1px solid var(--line)" bdrs="lg" style={{ overflow: 'hidden' }}>
          <ul className="plain lined" aria-label={t('entry.caption')}>
            {rows.map(({ id, name, email }) => (
              <li key={id} className={listClasses.row}>
                <Box component="span" className={listClasses.text} c={name ? undefined : 'dimmed'}>
                  {name || t('peopleList.person.noName')}
                </Box>
                <span className={listClasses.text}>{email}</span>
              </li>
            ))}
          </ul>
        </Box>
      )}
      <Pager page={page} pageSize={PAGE_SIZE} total={found.length} onPage={setPage} />
      <UsedIn group={group} />
    </Stack>
  )
}

/** To which quizzes it was invited, newest first. */
export function UsedIn({ group: { quizzes, quizCount } }: { group: Group }) {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const headingId = useId()
  const more = quizCount - quizzes.length
  return (
    <section aria-labelledby={headingId}>
      <Title order={3} size="h4" id={headingId}>
        {t('used.title')}
      </Title>
      {quizzes.length === 0 ? (
        <Text mt={4} c="dimmed">
          {t('used.never')}
        </Text>
      ) : (
        <Flex component="ul" className="breakable plain" direction="column" gap={4} mt="xs" mb={0}>
          {quizzes.map(({ id, title }) => (
            <li key={id}>
              <AnchorLink to="/dashboard/view/$quizId" params={{ quizId: id }}>
                {title}
              </AnchorLink>
            </li>
          ))}
          {more > 0 && <li>{t('used.more', { count: more, formatted: formatNumber(locale, more) })}</li>}
        </Flex>
      )}
    </section>
  )
}
