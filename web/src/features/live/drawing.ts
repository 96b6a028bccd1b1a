import type { BoardChange } from '@probant/contract/live/board'
import { applied, type Board } from './board.ts'

interface Dependencies {
  draw: (board: Board) => void
  nextFrame?: (draw: () => void) => number
}

/**
 * Changes that come together are drawn together, once for each frame; a window that nobody sees draws none. Each is
 * applied when it comes in: only then its time says how far the clocks are apart, and there is nothing to pile up.
 */
export function createDrawing({ draw, nextFrame = requestAnimationFrame }: Dependencies) {
  let board: Board | undefined
  let isAwaited = false
  let isStopped = false
  return {
    take(change: BoardChange): void {
      board = applied(board, change)
      if (isAwaited) return
      isAwaited = true
      nextFrame(() => {
        isAwaited = false
        if (board && !isStopped) draw(board)
      })
    },

    stop(): void {
      isStopped = true
    },
  }
}
