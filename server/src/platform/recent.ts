/** Keeps what was asked for last: past so many, whatever nobody has asked for longest is forgotten, and loaded again. */
export function createRecent<Value>(most: number) {
  const values = new Map<string, Value>()

  return async (key: string, load: () => Promise<Value>): Promise<Value> => {
    const value = values.get(key) ?? (await load())
    values.delete(key)
    values.set(key, value)
    const [oldest] = values.keys()
    if (oldest !== undefined && values.size > most) values.delete(oldest)
    return value
  }
}
