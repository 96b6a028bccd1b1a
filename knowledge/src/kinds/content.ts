/** What a generator makes of each kind, beside what it makes of every question. */
export type CandidateContent =
  | { type: 'multiple_choice'; correct: string; wrong: readonly string[] }
  | { type: 'true_false'; isTrue: boolean }
  | { type: 'fill_in'; accepted: readonly string[] }
  | { type: 'numeric'; value: number; tolerance: number; unit: string }
  | { type: 'ordering'; items: readonly string[] }
  | { type: 'choices'; right: readonly string[]; wrong: readonly string[] }
  | { type: 'matching'; pairs: readonly Pair[]; others: readonly string[] }
  | { type: 'gaps'; gapText: string; gaps: readonly TextGap[] }
  | { type: 'open'; maxScore: number; guidance: string }

export interface Pair {
  left: string
  right: string
}

/** A gap `[[1]]` of a text: what is right in it, the best first, and what else can be chosen; nothing where one types. */
export interface TextGap {
  answers: readonly string[]
  wrong: readonly string[]
}

export function choice(correct: string, wrong: readonly string[]) {
  return { type: 'multiple_choice', correct, wrong } as const
}

export function statement(isTrue: boolean) {
  return { type: 'true_false', isTrue } as const
}

export function gap(accepted: readonly string[]) {
  return { type: 'fill_in', accepted } as const
}

/** `unit` is empty where it has none. */
export function numeric(value: number, { tolerance = 0, unit = '' } = {}) {
  return { type: 'numeric', value, tolerance, unit } as const
}

/** `items` are in the right order. */
export function order(items: readonly string[]) {
  return { type: 'ordering', items } as const
}

export function gappedText(gapText: string, gaps: readonly TextGap[]) {
  return { type: 'gaps', gapText, gaps } as const
}

export function open(maxScore: number, guidance: string) {
  return { type: 'open', maxScore, guidance } as const
}

/** With its texts as Markdown; what is compared with what somebody types stays as it is. */
export function inMarkdown(
  content: CandidateContent,
  asMarkdown: (text: string) => string,
): CandidateContent & { explanation?: string } {
  switch (content.type) {
    case 'multiple_choice':
      return choice(asMarkdown(content.correct), content.wrong.map(asMarkdown))
    case 'true_false':
      return statement(content.isTrue)
    case 'fill_in':
      return gap(content.accepted)
    case 'numeric':
      return content
    case 'ordering':
      return order(content.items.map(asMarkdown))
    case 'choices':
      return {
        ...content,
        right: content.right.map(asMarkdown),
        wrong: content.wrong.map(asMarkdown),
      }
    case 'matching':
      return {
        ...content,
        pairs: content.pairs.map(({ left, right }) => ({ left: asMarkdown(left), right: asMarkdown(right) })),
        others: content.others.map(asMarkdown),
      }
    case 'gaps':
      return gappedText(aroundGaps(content.gapText, asMarkdown), content.gaps)
    case 'open':
      // What is right stands in the guidance.
      return { ...open(content.maxScore, asMarkdown(content.guidance)), explanation: '' }
  }
}

/** The text between the gaps, written in another way; the spaces beside a gap stay. */
export function aroundGaps(gapText: string, write: (text: string) => string): string {
  return gapText
    .split(/(\s*\[\[\d+\]\]\s*)/)
    .map((part, index) => (index % 2 === 1 ? part : write(part)))
    .join('')
}
