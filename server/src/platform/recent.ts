/** Keeps what was asked for last: past so many, whatever nobody has asked for longest is forgotten. */
export function createRecent<Value>(most: number) {
  const values = new Map<string, Value>()

  return {
    find(key: string): Value | undefined {
      const value = values.get(key)
      if (value !== undefined) keep(key, value)
      return value
    },

    keep,

    forget(key: string): void {
      values.delete(key)
    },
  }

  function keep(key: string, value: Value): Value {
    values.delete(key)
    values.set(key, value)
    if (values.size > most) forgetOldest(values)
    return value
  }
}

/** What a map has held longest. */
export function forgetOldest(values: Map<string, unknown>): void {
  const [oldest] = values.keys()
  if (oldest !== undefined) values.delete(oldest)
}
