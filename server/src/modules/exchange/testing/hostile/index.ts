import { HOSTILE_ARCHIVES } from './archives.ts'
import type { HostileFile } from './hostile-file.ts'
import { HOSTILE_JSON } from './json.ts'
import { HOSTILE_PACKAGES } from './packages.ts'
import { HOSTILE_TABLES } from './tables.ts'
import { HOSTILE_TEXTS } from './texts.ts'
import { HOSTILE_XML } from './xml.ts'

export const HOSTILE_FILES: HostileFile[] = [
  ...HOSTILE_TEXTS,
  ...HOSTILE_XML,
  ...HOSTILE_ARCHIVES,
  ...HOSTILE_PACKAGES,
  ...HOSTILE_JSON,
  ...HOSTILE_TABLES,
]
