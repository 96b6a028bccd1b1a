import { useDocumentTitle } from '@mantine/hooks'
import { useEffect } from 'react'

/** Names the page in the browser's tab. */
export function usePageTitle(title: string): void {
  useDocumentTitle(wholeTitle(title))
}

export function wholeTitle(title: string): string {
  return title ? `${title} · Probant` : 'Probant'
}

/** Tells search engines, in the page's own words, what it is about. */
export function usePageDescription(description: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!meta) return
    const general = meta.content
    meta.content = description
    return () => {
      meta.content = general
    }
  }, [description])
}
