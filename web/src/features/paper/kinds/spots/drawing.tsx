import type { AnswerProps, GivenProps } from '../kind.ts'
import { Finding } from './finding.tsx'
import { GivenLabels } from './given-labels.tsx'
import { GivenMarks } from './given-marks.tsx'
import { Labelling } from './labelling.tsx'
import type { Spots } from './spots.ts'

/** Where the regions are shown each gets its label; otherwise one puts marks where they are thought to be. */
export function Answer(props: AnswerProps<Spots>) {
  const { regions } = props.content
  return regions ? <Labelling {...props} regions={regions} /> : <Finding {...props} />
}

export function Given(props: GivenProps<Spots>) {
  const { regions } = props.content
  return regions ? <GivenLabels {...props} regions={regions} /> : <GivenMarks {...props} />
}
