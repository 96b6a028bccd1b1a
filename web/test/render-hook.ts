import { act, createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { aStorage } from './a-storage.ts'

/** A page as far as hooks see it, until `vi.unstubAllGlobals()`. */
export function stubPage(): EventTarget {
  // React looks for a focus in frames before it draws.
  const page = Object.assign(new EventTarget(), { HTMLIFrameElement: class {} })
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  return page
}

/** Runs a hook in React itself, strictly. A component that shows nothing needs no document to be drawn on. */
export async function renderHook<Result>(hook: () => Result) {
  const result = { current: undefined as Result }
  function Probe() {
    result.current = hook()
    return null
  }
  const root = createRoot(anElement())
  const render = () => act(async () => root.render(createElement(StrictMode, null, createElement(Probe))))
  await render()
  return { result, rerender: render, unmount: () => act(async () => root.unmount()) }
}

/** As much of an element as React wants to hang a root into. */
function anElement(): HTMLElement {
  const ownerDocument = Object.assign(new EventTarget(), { nodeType: 9, nodeName: '#document' })
  const element = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', textContent: '', ownerDocument }
  return Object.assign(new EventTarget(), element) as unknown as HTMLElement
}
