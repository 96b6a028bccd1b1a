import { Box, Stack, Text } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Pager } from '#web/components/data-table/pager.tsx'
import { SearchField } from '#web/components/data-table/search-field.tsx'
import classes from './people-list.module.css'
import { PersonRow } from './person-row.tsx'
import type { People } from './use-people.ts'

const PAGE_SIZE = 50
/** As many as one sees at a glance. */
const SEARCHED_FROM = 11

interface PeopleListProps {
  list: RefObject<HTMLDivElement | null>
  people: People
  /** What the list is called. */
  caption: string
  /** Where to go on when the last one is removed. */
  onEmpty: () => void
}

/** Everybody, a page at a time: thousands stay as quick as a handful. */
export function PeopleList({ list, people, caption, onEmpty }: PeopleListProps) {
  const { t } = useTranslation('groups')
  const { view, shown, flaws } = people
  // The page may be gone, with whoever stood on it.
  const page = Math.min(view.page, Math.max(1, Math.ceil(shown.length / PAGE_SIZE)))
  const from = (page - 1) * PAGE_SIZE
  const rows = shown.slice(from, from + PAGE_SIZE)

  const remove = (id: number, index: number) => {
    people.remove(new Set([id]))
    const next = (rows[index + 1] ?? rows[index - 1])?.id
    requestAnimationFrame(() => {
      const button = list.current?.querySelector<HTMLElement>(`[data-person="${next}"] [data-remove]`)
      if (button) button.focus()
      else onEmpty()
    })
  }
  return (
    <Stack ref={list} gap="sm" miw={0}>
      {people.people.length >= SEARCHED_FROM && (
        <SearchField
          label={t('peopleList.person.search')}
          placeholder={t('peopleList.person.searchPlaceholder')}
          value={view.search}
          onSearch={people.search}
        />
      )}
      {view.found && shown.length === 0 && <Text c="dimmed">{t('peopleList.person.noMatch')}</Text>}
      {rows.length > 0 && (
        <Box bd="1px solid var(--line)" bdrs="lg" style={{ overflow: 'hidden' }}>
          <Box visibleFrom="sm" bg="var(--paper-shade)" c="dimmed" fz="xs" fw={560} aria-hidden="true">
            <div className={classes.row} style={{ borderBlockEnd: '1px solid var(--line)' }}>
              <span className={classes.text}>{t('peopleList.person.name')}</span>
              <span className={classes.text}>{t('peopleList.person.email')}</span>
            </div>
          </Box>
          <ul className="plain lined" aria-label={caption}>
            {rows.map((person, index) => (
              <PersonRow
                key={person.id}
                person={person}
                line={from + index + 1}
                flaw={flaws.get(person.id)}
                onChange={(change) => people.change(person.id, change)}
                onRemove={() => remove(person.id, index)}
              />
            ))}
          </ul>
        </Box>
      )}
      <Pager page={page} pageSize={PAGE_SIZE} total={shown.length} onPage={people.turnTo} />
    </Stack>
  )
}
