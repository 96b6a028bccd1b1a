import type { SavedChange } from '#server/modules/generation/index.ts'

const SHOWN = ['preset', 'address', 'model', 'checksKeys'] as const

/** What a change comes to, for the audit log: of the key only that there is another one, or none any more. */
export function changesIn({ before, after, isNewKey }: SavedChange): Record<string, unknown> {
  const former = before ?? { preset: 'builtin', address: '', model: '', checksKeys: true, sealedKey: null }
  const changed = SHOWN.filter((name) => former[name] !== after[name])
  return {
    ...Object.fromEntries(changed.map((name) => [name, { before: former[name], after: after[name] }])),
    ...(isNewKey && { keySaved: true }),
    ...(former.sealedKey !== null && after.sealedKey === null && { keyRemoved: true }),
  }
}
