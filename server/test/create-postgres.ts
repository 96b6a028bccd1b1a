import pg from 'pg'

/** One more database beside that one, with nothing in it. */
export async function createPostgres(neighbour: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `probant_test_${process.pid}_${++count}_own`
  const admin = new pg.Client({ connectionString: neighbour })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(neighbour)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

let count = 0
