import { type RefObject, useEffect } from 'react'

/**
 * For a row that in the hand is wider than the page: where one is stands in the middle, and `data-before` and `data-after`
 * say on which side there is more of it.
 */
export function useMoreBeyond(row: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another number of parts it has another width
  useEffect(() => {
    const element = row.current
    if (!element) return
    const mark = () => {
      const beyond = element.scrollWidth - element.clientWidth - element.scrollLeft
      element.toggleAttribute('data-before', element.scrollLeft > 1)
      element.toggleAttribute('data-after', beyond > 1)
    }
    const current = element.querySelector<HTMLElement>('[aria-current]')
    if (current) {
      const room = element.clientWidth - current.offsetWidth
      element.scrollLeft = current.offsetLeft - element.offsetLeft - room / 2
    }
    mark()
    element.addEventListener('scroll', mark, { passive: true })
    const watch = new ResizeObserver(mark)
    // Of the parts, too: another language or a font that comes late makes them wider.
    for (const each of [element, ...element.children]) watch.observe(each)
    return () => {
      element.removeEventListener('scroll', mark)
      watch.disconnect()
    }
  }, [row, count])
}
