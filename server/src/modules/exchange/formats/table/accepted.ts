/** Several answers in one cell, with a stroke between them; a stroke of their own has a backslash before it. */
export function acceptedCell(accepted: readonly string[]): string {
  return cellOf(accepted, '|')
}

export function acceptedIn(cell: string): string[] {
  return textsIn(cell, '|')
}

export function cellOf(texts: readonly string[], separator: '|' | '>'): string {
  const escaped = texts.map((text) =>
    [...text].map((sign) => (sign === '\\' || sign === separator ? `\\${sign}` : sign)).join(''),
  )
  return escaped.join(` ${separator} `)
}

export function textsIn(cell: string, separator: '|' | '>'): string[] {
  const texts = ['']
  for (let at = 0; at < cell.length; at++) {
    const sign = cell.charAt(at)
    if (sign === separator) texts.push('')
    else {
      const isEscaped = sign === '\\' && ['\\', separator].includes(cell.charAt(at + 1))
      if (isEscaped) at += 1
      texts[texts.length - 1] += isEscaped ? cell.charAt(at) : sign
    }
  }
  return texts.map((text) => text.trim()).filter(Boolean)
}
