import type { DbOrTx } from './client.ts'

/**
 * A query that is asked with nearly every request. It is put together once for each connection instead of each time,
 * and the database knows it by its name, so that it need not plan it again either. Values come as
 * `sql.placeholder('…')`. A name belongs to one query for good: take the repository's and the method's.
 */
export function prepared<Query>(
  name: string,
  build: (db: DbOrTx) => { prepare(name: string): Query },
): (db: DbOrTx) => Query {
  const bySession = new WeakMap<object, Query>()
  return (db) => {
    const { session } = db._
    const known = bySession.get(session)
    if (known) return known
    const query = build(db).prepare(name)
    bySession.set(session, query)
    return query
  }
}
