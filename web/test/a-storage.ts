/** As much of a browser's storage as is used; its names are its own properties, as in a browser. */
export function aStorage(entries: Record<string, string> = {}): Storage {
  const storage = Object.create({
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, text: string) => {
      storage[name] = text
    },
    removeItem: (name: string) => {
      delete storage[name]
    },
  })
  return Object.assign(storage, entries)
}
