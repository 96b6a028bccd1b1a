import { useDocumentTitle } from '@mantine/hooks'

/** Names the page in the browser's tab. */
export function usePageTitle(title: string): void {
  useDocumentTitle(title ? `${title} · Probant` : 'Probant')
}
