import { afterEach, expect, it, vi } from 'vitest'
import { aPage, happen } from '../../../../test/a-watched-page.ts'
import { renderHook, stubPage } from '../../../../test/render-hook.ts'
import { useWatching } from './use-watching.ts'

afterEach(() => void vi.unstubAllGlobals())

it('watches from the start to the end, by the rules as they are now, and tells whoever listens now', async () => {
  stubPage()
  const { page } = aPage()
  vi.stubGlobal('document', page)
  const rightClick = () => {
    happen(page, 'pointerdown', { pointerType: 'mouse', button: 2 })
    happen(page, 'contextmenu')
  }
  const told: string[] = []
  const watching = {
    isOn: false,
    isSuspended: false,
    exemptions: [] as 'right_click'[],
    preventsCopying: true,
    requiresFullScreen: false,
    onIncident: (kind: string) => void told.push(kind),
  }
  const { rerender, unmount } = await renderHook(() => useWatching({ ...watching }))
  const change = async (to: Partial<typeof watching>) => {
    Object.assign(watching, to)
    await rerender()
    rightClick()
  }

  rightClick()
  expect(told).toEqual([])
  await change({ isOn: true })
  expect(told).toEqual(['right_click'])
  await change({ onIncident: (kind) => void told.push(`${kind}, told anew`) })
  expect(told).toEqual(['right_click', 'right_click, told anew'])
  await change({ isSuspended: true })
  await change({ isSuspended: false, exemptions: ['right_click'] })
  expect(told).toHaveLength(2)
  await change({ exemptions: [] })
  expect(told).toHaveLength(3)
  await unmount()
  rightClick()
  expect(told).toHaveLength(3)
})
