import { cssText } from './css-text.ts'

interface PageFootersProps {
  /** The quiz and the variant. */
  paper: string
  /** The same, and that it is the key. */
  answerKey: string
}

/** At the foot of each printed page: what it belongs to, and which page it is. Only a style sheet can write there. */
export function PageFooters({ paper, answerKey }: PageFootersProps) {
  const look = 'font: 8.5pt "Inter Variable", sans-serif; color: #555555;'
  const foot = (words: string) => `
    @bottom-left { content: ${cssText(words)}; ${look} text-align: left; }
    @bottom-right { content: counter(page) " / " counter(pages); ${look} text-align: right; width: 20mm; }`
  return (
    <style>
      {`@page { margin: 16mm 16mm 20mm; }
      @page paper { ${foot(paper)} }
      @page answer-key { ${foot(answerKey)} }`}
    </style>
  )
}
