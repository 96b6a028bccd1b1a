/** An object whose lists may come item by item. */
export type InParts<T> = {
  [K in keyof T]: T[K] | (T[K] extends readonly (infer Item)[] ? AsyncIterable<Item> : never)
}

/** Its JSON, a piece at a time: no more than one item of a long list is ever held. */
export async function* jsonOf(parts: object): AsyncGenerator<string> {
  let before = '{'
  for (const [name, part] of Object.entries(parts)) {
    yield `${before}${JSON.stringify(name)}:`
    if (isInItems(part)) yield* listOf(part)
    else yield JSON.stringify(part)
    before = ',\n'
  }
  yield before === '{' ? '{}' : '}'
}

async function* listOf(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '['
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}`
    before = ',\n'
  }
  yield before === '[' ? '[]' : ']'
}

function isInItems(part: unknown): part is AsyncIterable<unknown> {
  return typeof part === 'object' && part !== null && Symbol.asyncIterator in part
}
