import { FORMAT_NAMES, type ImportFormat } from '@probant/contract/exchange/formats'
import type { Question } from '@probant/contract/questions/question'
import { modelName } from '@probant/contract/questions/source'

const BUILTIN = ['facts', 'document', 'procedural', 'data'] as const
type Builtin = (typeof BUILTIN)[number]

/** Which sentence says where a question comes from, and what stands in it. */
export type SourceWords =
  | { key: 'manual' | 'generated' | 'imported' | 'builtin' | `builtin_${Builtin}` }
  | { key: 'model'; model: string }
  | { key: 'importedFrom'; format: string }

/** The built-in generator is named as what it is, a model by its name. */
export function sourceWords({ origin, source }: Pick<Question, 'origin' | 'source'>): SourceWords {
  if (origin === 'manual' || !source) return { key: origin }
  if (origin === 'imported') return { key: 'importedFrom', format: formatName(source) }

  const [maker = '', ...rest] = source.split(':')
  const detail = rest.join(':')
  if (maker === 'builtin') return { key: isBuiltin(detail) ? `builtin_${detail}` : 'builtin' }
  return maker === 'llm' ? { key: 'model', model: modelName(detail) } : { key: 'generated' }
}

/** What is kept is a format's short name. */
function formatName(source: string): string {
  return FORMAT_NAMES[source as ImportFormat] ?? source.toUpperCase()
}

function isBuiltin(detail: string): detail is Builtin {
  return (BUILTIN as readonly string[]).includes(detail)
}
