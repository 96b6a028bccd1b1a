import type { SourceFile } from '../source-files.ts'
import { refuseImports, refuseImportsInTestsToo } from './violation.ts'

const FACE = 'knowledge/src/index.ts'
const DOCUMENT_FACE = 'knowledge/src/document/questions.ts'
const DOCUMENT_WORKER = 'server/src/modules/generation/documents/worker.ts'

/** 9. `knowledge` imports the contract and nothing else of ours; the server alone uses it, through its two faces. */
export function knowledgeStandsApart(files: readonly SourceFile[]) {
  return [
    ...refuseImportsInTestsToo(files, (path, { from }) => {
      if (path.startsWith('knowledge/') && /^(server|web|bench|e2e|scripts)\//.test(from))
        return `knowledge and its tests import the contract and nothing else of ours: ${from}`
    }),
    ...refuseImports(files, (path, { from, isType }) => {
      if (path.startsWith('knowledge/src/document/') && from.startsWith('node:'))
        return `rules of language are pure: ${from}`
      if (path.startsWith('knowledge/') || !isKnowledge(from)) return
      if (!path.startsWith('server/')) return `only the server uses knowledge: ${from}`
      if (from !== FACE && from !== DOCUMENT_FACE) return `knowledge is used through its faces, not ${from}`
      if (from === DOCUMENT_FACE && path !== DOCUMENT_WORKER && !isType)
        return 'the language models are large: only the worker for documents loads them'
    }),
  ]
}

function isKnowledge(from: string): boolean {
  return /^(knowledge|@probant\/knowledge)\//.test(from)
}
