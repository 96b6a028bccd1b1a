import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'

type Library = typeof import('./toast.ts')
let library: Library
let said: string[]

beforeEach(async () => {
  vi.resetModules()
  library = await import('./toast.ts')
  said = []
})

describe('a few words', () => {
  it('wait for what draws them, which is fetched for them', () => {
    library.toast.success('Saved')
    expect(said).toEqual([])

    library.beginToasting(toaster())
    library.toast.error('Refused')
    expect(said).toEqual(['success: Saved', 'error: Refused'])
  })

  it('that were taken back while they waited are never said', () => {
    library.toast('Removed', { id: 'undo' })
    library.toast.dismiss('undo')
    library.beginToasting(toaster())

    expect(said).toEqual([])
  })
})

describe('where what draws them can’t be fetched', () => {
  it('they stand there plainly, each once, until they are dropped or taken back', () => {
    library.toast('A new version is ready', { id: 'version' })
    library.forgoToaster()
    library.toast.error('Offline')
    library.forgoToaster()
    library.toast.error('Offline')
    library.forgoToaster()
    expect(standing()).toBe('A new version is ready, Offline')

    library.toast.dismiss('version')
    expect(standing()).toBe('Offline')
  })

  it('they are said by it once it has come', () => {
    library.toast('A new version is ready', { duration: Number.POSITIVE_INFINITY })
    library.forgoToaster()
    library.toast.success('Saved')
    library.beginToasting(toaster())

    expect(said).toEqual(['message: A new version is ready', 'success: Saved'])
    expect(standing()).toBe('')
  })
})

function toaster(): Parameters<Library['beginToasting']>[0] {
  const saying = (kind: string) => (words: string) => said.push(`${kind}: ${words}`)
  return {
    message: saying('message'),
    success: saying('success'),
    warning: saying('warning'),
    error: saying('error'),
    dismiss: saying('dismissed'),
  }
}

function standing(): string {
  const Standing = () =>
    library
      .usePlainNotes()
      .map(({ words }) => words)
      .join(', ')
  return renderToStaticMarkup(createElement(Standing))
}
