import { isComment, tagsIn } from './comments.ts'

/** What stands between two blank lines: a question, and before it what is said of it in comments. */
export interface Block {
  /** Where the question begins, comments aside. */
  line: number
  text: string
  /** Of the last category above. */
  category: string | null
  tags: string[]
}

export function* blocksIn(text: string): Generator<Block> {
  let category: string | null = null
  let block: Block | undefined
  let tags: string[] = []
  let line = 0
  for (const written of linesOf(text)) {
    line += 1
    const own = CATEGORY.exec(written)?.[1]
    if (written.trim() === '') {
      if (block) yield block
      block = undefined
      tags = []
    } else if (isComment(written)) (block?.tags ?? tags).push(...tagsIn(written))
    else if (!block && own !== undefined) category = own.trim()
    else if (block) block.text += `\n${written.trim()}`
    else block = { line, text: written.trim(), category, tags }
  }
  if (block) yield block
}

const CATEGORY = /^\s*\$CATEGORY:(.*)$/

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/)
}
