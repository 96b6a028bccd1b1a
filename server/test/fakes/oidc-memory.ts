import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Keeps what an OpenID provider issues for as long as it runs; nothing of a test outlives it. */
export function memoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()

  return (model) => {
    const find = (matches: (payload: AdapterPayload) => boolean) =>
      [...kept].find(([key, payload]) => key.startsWith(`${model}:`) && matches(payload))?.[1]

    return {
      upsert: async (id, payload) => void kept.set(`${model}:${id}`, payload),
      find: async (id) => kept.get(`${model}:${id}`),
      findByUid: async (uid) => find((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode),
      destroy: async (id) => void kept.delete(`${model}:${id}`),
      consume: async (id) => {
        const payload = kept.get(`${model}:${id}`)
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}
