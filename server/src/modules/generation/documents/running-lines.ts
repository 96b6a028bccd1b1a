/** Headers, footers and page numbers stand on every page and belong to none of its sentences. */
export function withoutRunningLines(pages: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const page of pages) {
    for (const mark of new Set(edgesOf(page).map(markOf))) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  }
  const isRunning = (line: string) => {
    const mark = markOf(line)
    const isSentence = /[.!?]$/.test(line)
    return mark !== '' && !isSentence && pages.length >= 3 && (counts.get(mark) ?? 0) >= pages.length * 0.6
  }
  return pages.flatMap((page) => {
    const edges = new Set(edgesOf(page))
    return page.filter((line) => !(edges.has(line) && (isRunning(line) || /^\d{1,4}$/.test(line))))
  })
}

function edgesOf(page: readonly string[]): string[] {
  const lines = page.filter(Boolean)
  return [...lines.slice(0, 2), ...lines.slice(-2)]
}

/** Page numbers differ, the rest does not. */
function markOf(line: string): string {
  return line.replace(/\d+/g, '#').trim()
}
