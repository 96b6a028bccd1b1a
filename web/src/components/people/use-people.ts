import { GROUP_MEMBERS_MAX } from '@probant/contract/limits'
import { useMemo, useState } from 'react'
import type { AddressEntry } from '#web/lib/address-list.ts'
import { peopleInText } from '#web/lib/people/found-people.ts'
import {
  asNames,
  changed,
  type Found,
  flawedFirst,
  flawsOf,
  matching,
  merged,
  type Person,
  peopleOf,
  without,
} from './people.ts'

/** Which part of a long list is in sight. Whom a search has found stays in sight while it is being changed. */
interface View {
  page: number
  search: string
  found?: ReadonlySet<number>
}

const FIRST_PAGE: View = { page: 1, search: '' }

/** Everybody on a list in the making, what is wrong with whom, and what is being typed. */
export function usePeople(start: readonly Found[]) {
  const [people, setPeople] = useState(() => peopleOf(start))
  const [draft, setDraft] = useState('')
  const [view, setView] = useState(FIRST_PAGE)
  const [added, setAdded] = useState<ReadonlySet<number>>()
  const [isTooMuch, setIsTooMuch] = useState(false)
  const flaws = useMemo(() => flawsOf(people), [people])
  const { found } = view

  function add(found: readonly AddressEntry[]): Person[] {
    setIsTooMuch(found.length > GROUP_MEMBERS_MAX)
    if (found.length === 0 || found.length > GROUP_MEMBERS_MAX) return people
    replace((before) => flawedFirst(merged(before, found)))
    const everybody = merged(people, found)
    setAdded(new Set(everybody.slice(people.length).map(({ id }) => id)))
    return everybody
  }

  // From what is there by then: a file takes its time, and nobody waits for it.
  function replace(everybody: (before: Person[]) => Person[]): void {
    setPeople(everybody)
    setView(FIRST_PAGE)
  }

  return {
    people,
    flaws,
    draft,
    setDraft,
    /** Whom the last thing that was added brought along. */
    added,
    isTooMuch,
    view,
    shown: found ? people.filter(({ id }) => found.has(id)) : people,
    add,
    /** What is still being typed counts as well; answers everybody, with those. */
    finish: () => {
      setDraft('')
      return add(peopleInText(draft))
    },
    change: (id: number, change: Partial<AddressEntry>) => setPeople((before) => changed(before, id, change)),
    remove: (gone: ReadonlySet<number>) => setPeople((before) => without(before, gone)),
    putBack: (removed: readonly Person[]) => replace((before) => flawedFirst(merged(before, removed))),
    keepAsNames: (ids: ReadonlySet<number>) => setPeople((before) => asNames(before, ids)),
    showFlawed: (invited?: ReadonlySet<string>) => replace((before) => flawedFirst(before, invited)),
    startAnew: (members: readonly Found[]) => replace(() => peopleOf(members)),
    turnTo: (page: number) => setView({ ...view, page }),
    search: (search: string) =>
      setView(
        search.trim()
          ? { page: 1, search, found: new Set(matching(people, search).map(({ id }) => id)) }
          : FIRST_PAGE,
      ),
  }
}

export type People = ReturnType<typeof usePeople>
