import { resolve } from 'node:path'
import type { Config } from './config.ts'

interface Running {
  url: string
  /** What has to be done by hand. */
  notices: readonly string[]
}

/** What the person who started it reads first: where it is, where everything is kept, and whether mails go out. */
export function welcomeLines(
  config: Pick<Config, 'database' | 'mail' | 'isLocal'>,
  running: Running,
): string[] {
  const facts = [`Data: ${dataWords(config)}`, `Mail: ${mailWords(config)}`, ...running.notices]
  return ['', `  Probant is ready: ${running.url}`, '', ...facts.map((fact) => `  ${fact}`), '']
}

function dataWords({ database }: Pick<Config, 'database'>): string {
  if (!database.url) return `${resolve(database.dataDir)} (embedded database)`
  // Without the name and the password in it.
  return `PostgreSQL at ${new URL(database.url).host}; files in ${resolve(database.dataDir)}`
}

function mailWords({ mail, isLocal }: Pick<Config, 'mail' | 'isLocal'>): string {
  if (mail.smtpUrl) return `sent through ${new URL(mail.smtpUrl).hostname}`
  const where = isLocal ? 'here and under /admin/mails' : 'under /admin/mails'
  return `no mail server (SMTP_URL): links appear ${where}`
}
