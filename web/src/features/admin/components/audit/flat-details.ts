export interface Change {
  before: unknown
  after: unknown
}

/** What lies within each other, as one list; a change from one thing to another stays together. */
export function flatDetails(details: object, path = ''): [name: string, value: unknown][] {
  return Object.entries(details).flatMap(([key, value]): [string, unknown][] => {
    const name = path ? `${path}.${key}` : key
    const isLeaf = typeof value !== 'object' || value === null || Array.isArray(value) || isChange(value)
    return isLeaf ? [[name, value]] : flatDetails(value, name)
  })
}

export function isChange(value: unknown): value is Change {
  return typeof value === 'object' && value !== null && 'before' in value && 'after' in value
}
