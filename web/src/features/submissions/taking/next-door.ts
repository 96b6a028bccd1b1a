import type { Lobby } from '@probant/contract/participants/entering'

const keyOf = (quizId: string) => `quiz-door:${quizId}`

/** Whoever went from their receipt to the door of another attempt is there again after a reload, in the same tab. */
export function rememberDoor(lobby: Lobby, userId: string): void {
  try {
    sessionStorage.setItem(keyOf(lobby.quizId), doorOf(lobby, userId))
  } catch {
    // A browser that keeps nothing comes back to the receipt.
  }
}

/** Not once that attempt was begun, nor for somebody else who sits at this computer now. */
export function isAtDoor(lobby: Lobby, userId: string): boolean {
  if (!lobby.attempts?.next) return false
  try {
    return sessionStorage.getItem(keyOf(lobby.quizId)) === doorOf(lobby, userId)
  } catch {
    return false
  }
}

function doorOf({ attempts }: Lobby, userId: string): string {
  return `${userId} ${attempts?.next?.number}`
}
