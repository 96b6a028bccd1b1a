import { withoutAccents } from './accents.ts'
/** Two names that somebody would take for the same are the same; accents tell people apart. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

/** The same without accents: as somebody types on a phone what a list has in full. */
export function plainNameKey(name: string): string {
  return withoutAccents(nameKey(name))
}

interface Named {
  email: string
  name: string
}

/** By what somebody on a list is known: the address, or the name where there is none. */
export function personKey({ email, name }: Named): string {
  return email || `name:${nameKey(name)}`
}
