import { type RefObject, useEffect } from 'react'

/** Prints once every picture is there: those below the fold are otherwise left for later. */
export function usePrint(sheets: RefObject<HTMLElement | null>): () => void {
  useEffect(() => {
    for (const picture of picturesIn(sheets.current)) picture.loading = 'eager'
  })

  return () => {
    const pictures = picturesIn(sheets.current).map((picture) => picture.decode())
    // A picture that can't be shown on the screen can't be printed either.
    void Promise.allSettled(pictures).then(() => window.print())
  }
}

function picturesIn(sheets: HTMLElement | null): HTMLImageElement[] {
  return Array.from(sheets?.querySelectorAll('img') ?? [])
}
