const KINDS = ['facts', 'document', 'procedural', 'data'] as const
type Kind = (typeof KINDS)[number]

/** Which sentence says where a generated question comes from. */
export type OriginWords = { key: 'builtin' | 'unknown' | Kind } | { key: 'model'; model: string }

export function originWords(source: string | null): OriginWords {
  const [maker = '', ...rest] = (source ?? '').split(':')
  const detail = rest.join(':')
  if (maker === 'builtin') return { key: KINDS.find((kind) => kind === detail) ?? 'builtin' }
  // `provider/model`, where the model's own name may hold a stroke too.
  if (maker === 'llm') return { key: 'model', model: detail.slice(detail.indexOf('/') + 1) || detail }
  return { key: 'unknown' }
}
