import { useState } from 'react'

/** What a live region tells: what is told twice in a row differs by a space that nobody hears, or it would be told once. */
export function useTold(): [string, (text: string) => void] {
  const [told, setTold] = useState('')
  return [told, (text) => setTold((before) => (before === text ? `${text}\u00a0` : text))]
}
