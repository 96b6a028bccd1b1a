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

/** What file systems, or the people who type them, don't take in a name. */
const UNFIT = /[\p{C}<>:"/\\|?*]/gu
const LONGEST = 80

/** A name of a file as every system takes it. */
export function savableName(name: string): string {
  const dot = name.lastIndexOf('.')
  return fileNameOf(name.slice(0, dot), name.slice(dot + 1))
}

/** A title as the name of a file. */
export function fileNameOf(title: string, extension: string): string {
  const words = title.normalize('NFC').replace(UNFIT, ' ').replace(/\s+/g, ' ')
  const name = [...trimmed(words)].slice(0, LONGEST).join('')
  return `${trimmed(name) || 'quiz'}.${extension}`
}

/** A dot at the beginning would hide the file, one at the end is lost. */
function trimmed(name: string): string {
  return name.replace(/^[\s.]+|[\s.]+$/g, '')
}
