import type { SourceFile } from '../source-files.ts'
import { refuseImports } from './violation.ts'

/**
 * 7. `routes -> features -> components -> lib`. A feature's pages may use other features' components and queries; its
 * components may not. A paper as it was handed in counts as components. The paper itself, which writing, previewing,
 * printing, taking and reviewing share, is known to every part of each feature and knows none of them. In which
 * workspace one works concerns every part of each: its queries are known to all. The editor of a quiz is built on
 * quizzes: all of it may use them, and they do not know it. The shell (layouts, menus) frames all features: it knows
 * them, they do not know it. Only `queries.ts` and `mutations.ts` call the API.
 */
export function webLayers(files: readonly SourceFile[]) {
  return refuseImports(files, (path, { from, isType }) => {
    if (!path.startsWith('web/src/') || !from.startsWith('web/src/')) return
    if (layerOf(from) > layerOf(path)) return `a lower layer must not know a higher one: ${from}`
    if (from === API_CLIENT && !isType && !mayCallApi(path))
      return 'only queries.ts and mutations.ts call the API'

    const own = featureOf(path)
    const other = featureOf(from)
    if (!own || !other || own === other || own === SHELL || other === PAPER || from === WORKSPACE_QUERIES)
      return
    if (own === PAPER) return `the paper knows no feature: ${from}`
    if (own === EDITOR && other === QUIZZES) return
    if (own === QUIZZES && other === EDITOR) return `quizzes do not know their editor: ${from}`
    if (!path.includes('/pages/')) return `only a feature's pages know other features: ${from}`
    if (!/\/components\/|\/queries\.ts$/.test(from) && !from.startsWith(HANDED_IN)) {
      return `of another feature only components and queries may be used: ${from}`
    }
  })
}

const API_CLIENT = 'web/src/lib/api-client.ts'
const WORKSPACE_QUERIES = 'web/src/features/workspaces/queries.ts'
const PAPER = 'paper'
const QUIZZES = 'quizzes'
const EDITOR = 'quiz-editor'
const HANDED_IN = 'web/src/features/submissions/review/'
const SHELL = 'shell'
const LAYERS = ['lib', 'components', 'features', SHELL, 'routes']
const TOP = LAYERS.length

/** Sentences and theme lie at the bottom; `entry`, `main` and `router` put the rest together. */
function layerOf(path: string): number {
  if (/^web\/src\/(entry|main|router)\.tsx?$/.test(path)) return TOP
  const folder = /^web\/src\/(?:features\/(?=shell\/))?([^/]+)\//.exec(path)?.[1]
  return Math.max(0, LAYERS.indexOf(folder ?? 'routes'))
}

function featureOf(path: string): string | undefined {
  return /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]
}

function mayCallApi(path: string): boolean {
  const isWiring = /^web\/src\/[^/]+$/.test(path)
  return layerOf(path) === 0 || isWiring || /\/(queries|mutations)\.ts$/.test(path)
}
