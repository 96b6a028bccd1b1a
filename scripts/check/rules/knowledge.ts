import type { SourceFile } from '../source-files.ts'
import { refuseImports } from './violation.ts'

const FACE = 'knowledge/src/index.ts'

/** 9. `knowledge` imports neither server nor web; the server asks it through its face, and the web not at all. */
export function knowledgeStandsApart(files: readonly SourceFile[]) {
  return refuseImports(files, (path, { from }) => {
    if (path.startsWith('knowledge/') && /^(server|web)\//.test(from))
      return `what is known knows neither server nor web: ${from}`
    if (path.startsWith('knowledge/') || !isKnowledge(from)) return
    if (!path.startsWith('server/')) return `only the server asks what is known: ${from}`
    if (from !== FACE) return `what is known is asked through its face, not ${from}`
  })
}

function isKnowledge(from: string): boolean {
  return /^(knowledge|@probant\/knowledge)\//.test(from)
}
