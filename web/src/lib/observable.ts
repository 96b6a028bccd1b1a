import { useSyncExternalStore } from 'react'

/** Something that changes outside of React, and is drawn anew when it does. */
export function createObservable<Value extends object>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,

    set(change: Partial<Value>): void {
      value = { ...value, ...change }
      for (const listener of listeners) listener()
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Observable<Value extends object> = ReturnType<typeof createObservable<Value>>

export function useObservable<Value extends object>({ subscribe, get }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, get, get)
}
