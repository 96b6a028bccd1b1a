import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** A page that was loaded at one address and is led to another; answers what became of it. */
async function led(from: string, to: string): Promise<'stays' | 'reload' | 'assign'> {
  const became = Promise.withResolvers<'stays' | 'reload' | 'assign'>()
  const location = {
    pathname: from,
    search: '',
    hash: '',
    reload: () => became.resolve('reload'),
    assign: () => became.resolve('assign'),
  }
  vi.stubGlobal('location', location)
  vi.resetModules()
  const { stayWithinBorders } = await import('./page-borders.ts')
  location.pathname = to
  void stayWithinBorders({ pathname: to, href: to }).then(() => became.resolve('stays'))
  return became.promise
}

describe('the border of the demo', () => {
  it.each([
    ['/demo', '/demo/create-quiz'],
    ['/demo/create-quiz', '/demo/create-quiz/quiz-form'],
    ['/dashboard', '/demo/keep'],
    ['/', '/dashboard'],
  ])('is not crossed from %s to %s', async (from, to) => {
    expect(await led(from, to)).toBe('stays')
  })

  it.each([
    ['/dashboard', '/demo/create-quiz/quiz-form'],
    ['/demo/create-quiz', '/signup'],
    ['/demo/create-quiz/quiz-form', '/demo/keep'],
  ])('is crossed from %s to %s by loading the page anew', async (from, to) => {
    expect(await led(from, to)).toBe('reload')
  })
})
