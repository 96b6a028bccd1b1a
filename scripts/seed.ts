import { readEnvFile } from './processes/env-file.ts'

/** `npm run seed`: fills the installation that the environment names with demo content. */
readEnvFile()
await import('../server/src/seed.ts')
