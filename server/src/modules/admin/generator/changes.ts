import type { SavedChange } from '#server/modules/generation/index.ts'

const SHOWN = ['preset', 'address', 'model', 'checksKeys'] as const

/** What a change comes to, for the audit log: of the key only that there is another one, or none any more. */
export function changesIn({ before, after, isNewKey }: SavedChange): Record<string, unknown> {
  const changed = SHOWN.filter((name) => before[name] !== after[name])
  return {
    ...Object.fromEntries(changed.map((name) => [name, { before: before[name], after: after[name] }])),
    ...(isNewKey && { keySaved: true }),
    ...(before.sealedKey !== null && after.sealedKey === null && { keyRemoved: true }),
  }
}
