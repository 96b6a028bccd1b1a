import { createObservable, useObservable } from './observable.ts'

const asked = createObservable({ isAsked: false })
let asking: PromiseWithResolvers<boolean> | undefined

/** Has somebody show the second factor once more, and says whether they did. Whatever asks meanwhile shares the answer. */
export function askAgain(): Promise<boolean> {
  asking ??= Promise.withResolvers<boolean>()
  asked.set({ isAsked: true })
  return asking.promise
}

export function settleAsking(isShown: boolean): void {
  asking?.resolve(isShown)
  asking = undefined
  asked.set({ isAsked: false })
}

export function useIsAskedAgain(): boolean {
  return useObservable(asked).isAsked
}
