import type { SourceFile } from '../source-files.ts'
import { browsersNeverAwaitAModule } from './browser-modules.ts'
import { contractIsPure } from './contract.ts'
import { knowledgeStandsApart } from './knowledge.ts'
import { mailsAreWrittenBySending } from './mails.ts'
import { modulesKnowEachOtherInOrder } from './module-order.ts'
import { rolesKeepToTheirPlace } from './module-roles.ts'
import { outsideWorldBehindProviders } from './providers.ts'
import { serverLayers } from './server-layers.ts'
import { tablesBelongToRepositories } from './tables.ts'
import { nothingImportsTests } from './tests.ts'
import type { Violation } from './violation.ts'
import { webLayers } from './web-layers.ts'

/**
 * Whatever breaks the rules of dependency of ARCHITECTURE.md, in their order there. Written here: several ask for the
 * names that are imported, and dependency-cruiser only knows which module imports which.
 */
export function violationsIn(files: readonly SourceFile[]): Violation[] {
  return RULES.flatMap((rule) => rule(files))
}

const RULES: readonly ((files: readonly SourceFile[]) => Violation[])[] = [
  contractIsPure,
  serverLayers,
  rolesKeepToTheirPlace,
  tablesBelongToRepositories,
  modulesKnowEachOtherInOrder,
  outsideWorldBehindProviders,
  webLayers,
  nothingImportsTests,
  knowledgeStandsApart,
  mailsAreWrittenBySending,
  browsersNeverAwaitAModule,
]
