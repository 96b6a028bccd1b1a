interface Chunk {
  fileName: string
  imports: string[]
  moduleIds: string[]
}

/** The file that holds a module, wherever the plan has put it: by itself, or together with others. */
export function holderOf<C extends Chunk>(chunks: readonly C[], part: string): C {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(part)))
  if (!found) throw new Error(`No file of the build holds ${part}`)
  return found
}

/** These files, and all that they wait for, each once. */
export function withImports<C extends Chunk>(chunks: readonly C[], wanted: readonly C[]): Set<C> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set(wanted)
  // A set is walked to its end, those that are added on the way included.
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = byName.get(name)
      if (chunk) found.add(chunk)
    }
  }
  return found
}
