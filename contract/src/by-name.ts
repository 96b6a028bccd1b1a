/** Two names that somebody would take for the same are the same; accents tell people apart. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

interface Named {
  email: string
  name: string
}

/** By what somebody on a list is known: the address, or the name where there is none. */
export function personKey({ email, name }: Named): string {
  return email || `name:${nameKey(name)}`
}
