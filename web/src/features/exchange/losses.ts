import type { ExportReport } from '@probant/contract/exchange/export'
import { LOSSES, type Loss, OMISSIONS, type Omission } from '@probant/contract/exchange/formats'

interface Concerned {
  questionId: string
  number: number
  title: string
}

/** What is missing, each with the questions that it is missing from; in the order of the contract. */
export function lossGroups({ lossy }: ExportReport): { loss: Loss; questions: Concerned[] }[] {
  return LOSSES.map((loss) => ({
    loss,
    questions: lossy.filter(({ losses }) => losses.includes(loss)),
  })).filter(({ questions }) => questions.length > 0)
}

/** What stays out, by the reason. */
export function omissionGroups({ omitted }: ExportReport): { omission: Omission; questions: Concerned[] }[] {
  return OMISSIONS.map((omission) => ({
    omission,
    questions: omitted.filter((question) => question.omission === omission),
  })).filter(({ questions }) => questions.length > 0)
}
