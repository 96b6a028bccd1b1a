import type { Maker } from '../maker.ts'

export type Asked = 'tellProcess' | 'tellPieces' | 'tellFirst' | 'fail' | 'hang'

/** Tells what becomes of it in the worker. */
export const make: Maker<Asked, unknown>['make'] = async function* (asked, pieces) {
  yield 'begun '
  if (asked === 'hang') await new Promise(() => setInterval(() => {}, 1000))
  if (asked === 'fail') throw new Error('it can’t be made')
  if (asked === 'tellProcess') yield String(process.pid)
  if (asked === 'tellFirst') yield kindOf((await pieces[Symbol.asyncIterator]().next()).value)
  if (asked === 'tellPieces') for await (const piece of pieces) yield kindOf(piece)
}

function kindOf(piece: unknown): string {
  if (piece instanceof Date) return piece.toISOString()
  return piece instanceof Uint8Array ? `${piece.length} bytes ` : JSON.stringify(piece)
}
