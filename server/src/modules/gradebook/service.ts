import type { Gradebook, GradebookForm, GradebookQuery } from '@probant/contract/gradebook/gradebook'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { GradebookAccess, OpenBook } from './access.ts'
import { type Column, columnsOf, NOTHING_SAID, type Settings } from './columns.ts'
import { byAverage, peopleOf } from './people.ts'
import { gradebookRepository, type MemberRow } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  access: GradebookAccess
}

/** What the people of a group reached in one's quizzes, side by side. */
export function createGradebookService({ db, now, access }: Dependencies) {
  return {
    async get(actor: Actor, groupId: string, query: GradebookQuery): Promise<Gradebook> {
      const book = await access.authorize(db, actor, groupId)
      const { settings, columns } = await readColumns(db, book)
      const { page, pageSize, search, sort } = query

      const isReckoned = sort === 'average'
      const total = await gradebookRepository(db).count(book, search)
      const members = await gradebookRepository(db).page(book, isReckoned ? { search, sort } : query)
      const people = await readPeople(db, book, members, { settings, columns })
      const items = isReckoned ? people.sort(byAverage).slice((page - 1) * pageSize, page * pageSize) : people
      return {
        group: book.group,
        missing: settings.missing,
        quizzes: columns.map(({ scaling: _, ...quiz }) => quiz),
        people: { items, total, page, pageSize },
      }
    },

    async update(actor: Actor, groupId: string, { missing, quizzes }: GradebookForm): Promise<void> {
      await db.transaction(async (tx) => {
        const book = await access.authorize(tx, actor, groupId)
        const known = new Set((await gradebookRepository(tx).listQuizzes(book)).map(({ quizId }) => quizId))
        ensure(
          quizzes.every(({ quizId }) => known.has(quizId)),
          'quizNotFound',
        )

        await gradebookRepository(tx).saveSettings(book, { missing, quizzes })
      })
    },

    async findPerson(actor: Actor, groupId: string, key: string) {
      const book = await access.authorize(db, actor, groupId)
      const member = await gradebookRepository(db).findMember(book, key)
      ensure(member, 'notFound')
      const { settings, columns } = await readColumns(db, book)
      const [person] = await readPeople(db, book, [member], { settings, columns })
      ensure(person, 'notFound')
      const quizzes = columns.filter(({ isIn }) => isIn).map(({ scaling: _, ...quiz }) => quiz)
      return { group: book.group, missing: settings.missing, person, quizzes }
    },

    /** All columns that are shown, and the people of it, so many at a time. */
    async open(actor: Actor, groupId: string) {
      const book = await access.authorize(db, actor, groupId)
      const read = await readColumns(db, book)
      return { ...read, book, pagesOf: () => pages(book, read) }
    },
  }

  async function readColumns(tx: DbOrTx, book: OpenBook): Promise<{ settings: Settings; columns: Column[] }> {
    const settings = (await gradebookRepository(tx).findSettings(book)) ?? NOTHING_SAID
    const columns = columnsOf(await gradebookRepository(tx).listQuizzes(book), settings, now())
    return { settings, columns }
  }

  async function readPeople(
    tx: DbOrTx,
    { groupId, workspaceScale, ...book }: OpenBook,
    members: readonly MemberRow[],
    { settings, columns }: { settings: Settings; columns: readonly Column[] },
  ) {
    const shown = columns.filter(({ isIn }) => isIn)
    const taken = await gradebookRepository(tx).listTaken(
      { ...book, groupId },
      { emails: members.map(({ email }) => email), quizIds: shown.map(({ quizId }) => quizId) },
    )
    return peopleOf(members, taken, { groupId, columns: shown, missing: settings.missing, workspaceScale })
  }

  async function* pages(book: OpenBook, read: { settings: Settings; columns: readonly Column[] }) {
    for (let page = 1; ; page++) {
      const slice = { search: '', sort: 'name', page, pageSize: PAGE_SIZE } as const
      const members = await gradebookRepository(db).page(book, slice)
      if (members.length > 0) yield await readPeople(db, book, members, read)
      if (members.length < PAGE_SIZE) return
    }
  }
}

/** So many people are held in memory at once, however many are written. */
const PAGE_SIZE = 250

export type GradebookService = ReturnType<typeof createGradebookService>
