import { Tagged } from '../text/tagged.tsx'
import { Highlighted } from './highlighted.tsx'

/** A sentence whose `<mark>promise</mark>` is highlighted. */
export function MarkedSentence({ sentence }: { sentence: string }) {
  return <Tagged sentence={sentence} parts={{ mark: (words) => <Highlighted>{words}</Highlighted> }} />
}
