import { instantSchema } from '@probant/contract/fields'
import { z } from 'zod'
import { THIS_PAGE } from './tabs.ts'

/** What was written and not saved yet: it outlives a reload and a closed tab. */
export interface LocalCopy<Document> {
  document: Document
  /** The save that it went on from; none where there was none yet. */
  revision: number | null
  keptAt: string
  /** The id that an item which was never saved will have: saved twice, it is still one. */
  newId?: string | undefined
}

interface CopiesOptions<Document> {
  /** What is written, as the names of the copies begin. */
  kind: string
  /** Another version of this page may have written a copy: what it doesn't understand is none. */
  document: z.ZodType<Document>
  storage?: Storage
}

const KEPT_MS = 30 * 86_400_000

/** The copies that this browser keeps of one kind of document. */
export function createLocalCopies<Document>({ kind, document, storage }: CopiesOptions<Document>) {
  const prefix = `${kind}-copy:`
  const storedSchema = z.object({
    document,
    revision: z.number().nullable(),
    keptAt: instantSchema,
    newId: z.uuid().optional(),
    writer: z.string(),
  })
  const kept = () => storage ?? localStorage

  function stored(name: string) {
    try {
      return storedSchema.safeParse(JSON.parse(kept().getItem(name) ?? 'null')).data
    } catch {
      return undefined
    }
  }

  function read(name: string): LocalCopy<Document> | undefined {
    const found = stored(name)
    if (!found) return undefined
    const { writer: _page, ...copy } = found
    return copy
  }

  function drop(name: string): void {
    try {
      kept().removeItem(name)
    } catch {
      // Where nothing can be kept there is nothing to drop.
    }
  }

  /** Of every copy in this browser. */
  function names(): string[] {
    try {
      return Object.keys(kept()).filter((name) => name.startsWith(prefix))
    } catch {
      return []
    }
  }

  return {
    kind,
    read,
    drop,
    names,
    storage: kept,

    /** Whose it is stands in its name: nobody else at this browser is shown it. */
    nameOf: (owner: string, slot: string) => `${prefix}${owner}:${slot}`,

    /** Answers whether it is kept: the browser may have no room, or not let us. */
    keep(name: string, copy: LocalCopy<Document>): boolean {
      const text = JSON.stringify({ ...copy, writer: THIS_PAGE })
      try {
        kept().setItem(name, text)
        return true
      } catch {
        return false
      }
    },

    /** What waits for a decision gets a name of its own; answers whether that worked. */
    move(from: string, to: string): boolean {
      try {
        const text = kept().getItem(from)
        if (text === null) return false
        // Both at once may be more than there is room for.
        kept().removeItem(from)
        try {
          kept().setItem(to, text)
          return true
        } catch {
          kept().setItem(from, text)
        }
      } catch {
        // Where nothing can be kept there is nothing to move.
      }
      return false
    },

    /** Leaves alone what another tab has written under the same name. */
    dropOwn(name: string): void {
      if (stored(name)?.writer === THIS_PAGE) drop(name)
    },

    /** Nobody comes back for these any more. */
    dropOld(now: Date): void {
      for (const name of names()) {
        const keptAt = stored(name)?.keptAt
        if (!keptAt || now.getTime() - Date.parse(keptAt) > KEPT_MS) drop(name)
      }
    },
  }
}

export type LocalCopies<Document> = ReturnType<typeof createLocalCopies<Document>>
