/** What file systems, or the people who type them, don't take in a name. */
const UNFIT = /[\p{C}<>:"/\\|?*]/gu
const LONGEST = 80

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
