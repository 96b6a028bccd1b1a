import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
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

/** The same for a query that is written out. Its rows come as the driver reads them: times as text. */
export function preparedSql<Row extends pg.QueryResultRow>(name: string, text: SQL) {
  return prepared(name, ({ _: { session } }) => ({
    prepare: (name) =>
      session.prepareQuery<{ execute: pg.QueryResult<Row>; all: unknown; values: unknown }>(
        new PgDialect().sqlToQuery(text),
        undefined,
        name,
        false,
      ),
  }))
}
