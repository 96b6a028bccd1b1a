/** Some browsers read it only after they have asked where to save it. */
const KEPT_MS = 60_000

/** Hands something to the browser's downloads. No token ever stands in a URL, so it was fetched before. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

export function saveJson(fileName: string, content: unknown): void {
  saveFile(fileName, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
}
