/** Several answers in one cell, with a stroke between them; a stroke of their own has a backslash before it. */
export function acceptedCell(accepted: readonly string[]): string {
  return accepted.map((answer) => answer.replace(/[\\|]/g, (sign) => `\\${sign}`)).join(' | ')
}

export function acceptedIn(cell: string): string[] {
  const answers = ['']
  for (let at = 0; at < cell.length; at++) {
    const sign = cell.charAt(at)
    if (sign === '|') answers.push('')
    else {
      const isEscaped = sign === '\\' && /[\\|]/.test(cell.charAt(at + 1))
      if (isEscaped) at += 1
      answers[answers.length - 1] += isEscaped ? cell.charAt(at) : sign
    }
  }
  return answers.map((answer) => answer.trim()).filter(Boolean)
}
