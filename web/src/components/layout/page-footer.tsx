/** How much of a printed page stays white. */
export function PageMargins() {
  return <style>{'@page { margin: 16mm 16mm 20mm; }'}</style>
}

interface PageFooterProps {
  /** The name of the pages that it stands on, where a print has several; else on all. */
  page?: string
  words: string
}

/** At the foot of each printed page: what it belongs to, and which page it is. Only a style sheet can write there. */
export function PageFooter({ page = '', words }: PageFooterProps) {
  const look = 'font: 8.5pt "Inter Variable", sans-serif; color: #555555;'
  return (
    <style>
      {`@page ${page} {
        @bottom-left { content: ${cssText(words)}; ${look} text-align: left; }
        @bottom-right { content: counter(page) " / " counter(pages); ${look} text-align: right; width: 20mm; }
      }`}
    </style>
  )
}

/** Any text as a string of a style sheet: only letters, digits and spaces stand for themselves. */
export function cssText(text: string): string {
  const escaped = text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)
  return `"${escaped}"`
}
