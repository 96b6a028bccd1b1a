/** What the form was opened for. */
export type Source = { kind: 'create' } | { kind: 'edit' | 'duplicate'; quizId: string }

/** One form on the screen, from its opening to its closing. */
export interface Sitting {
  number: number
  source: Source | undefined
  /** Once a new quiz has been saved, it has an address of its own. */
  createdId?: string
}

/** By the route that was matched. */
export function sourceOf({ fullPath, params }: { fullPath: string; params: object }): Source {
  const quizId = 'quizId' in params ? String(params.quizId) : undefined
  if (quizId && fullPath.includes('/edit/')) return { kind: 'edit', quizId }
  if (quizId && fullPath.includes('/duplicate/')) return { kind: 'duplicate', quizId }
  return { kind: 'create' }
}

/** Does the address lead to what is on the screen already? */
export function belongsTo(source: Source, { source: opened, createdId }: Sitting): boolean {
  if (source.kind === 'edit' && source.quizId === createdId) return true
  return opened !== undefined && pathOf(source) === pathOf(opened)
}

/** Every address of what is on the screen. */
export function pathsOf({ source, createdId }: Sitting): string[] {
  const created = createdId ? [pathOf({ kind: 'edit', quizId: createdId })] : []
  return [...(source ? [pathOf(source)] : []), ...created]
}

function pathOf(source: Source): string {
  return source.kind === 'create' ? '/dashboard/create' : `/dashboard/${source.kind}/${source.quizId}`
}
