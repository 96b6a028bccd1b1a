import type { Brand } from '@probant/contract/branding/branding'
import { useLayoutEffect } from 'react'
import './letterhead.module.css'

/** Draws the buttons of the whole page in the color of whoever holds the quiz: dialogs stand outside of what opens them. */
export function useBrandedPage(brand: Brand | null | undefined): void {
  const { light, dark } = brand?.shades ?? {}
  // Before anything is seen: no button changes its color under somebody's eyes.
  useLayoutEffect(() => {
    if (!light || !dark) return
    const { dataset, style } = document.body
    dataset.branded = 'yes'
    style.setProperty('--brand-light', light)
    style.setProperty('--brand-dark', dark)
    return () => {
      delete dataset.branded
      style.removeProperty('--brand-light')
      style.removeProperty('--brand-dark')
    }
  }, [light, dark])
}
