import type { Kind, ShapesOf } from '../kind.ts'
import { ACCEPTED_MAX } from '../limits.ts'
import { isBlank, receiptLine } from './answer.ts'
import { comparable } from './comparable.ts'
import { nearlyAccepted } from './near-miss.ts'
import type * as schemas from './schemas.ts'
import { words } from './words.ts'

type FillIn = ShapesOf<typeof schemas>

/** A word or two to be typed; what is accepted is the key, and no part of the wording. */
export const fillIn: Kind<FillIn> = {
  type: 'fill_in',
  words,

  markdownIn: () => ({ texts: [], lines: [] }),
  keep: (written) => ({ type: 'fill_in', ...written }),
  write,
  usualPoints: () => 1,
  wordingOf: () => [],
  reworded: write,

  partCount: () => 0,
  show: ({ type }) => ({ type }),
  rightOf: ({ type, accepted }) => ({ type, accepted }),
  rightTold: (right) => right,
  toBank: (answer) => answer,
  toPaper: (answer) => answer,

  isBlank,
  mark: (kept, { text }) => (accepts(kept, text) ? 1 : 0),
  receiptLine,
  inWords: ({ text }) => text,
  optionsOf: () => null,
  chosenIn: () => [],

  onSheet: {
    answer: () => ({ lines: 1 }),
    right: ({ accepted }) => ({ accepted }),
    note: ({ ignoresAccents }, { locale }) => (ignoresAccents ? words[locale].accentsIgnored : undefined),
  },
  accepting: {
    acceptedIn,
    toldIn: ({ accepted }) => accepted,
    accepts,
    comparable: (kept, text) => comparable(text, kept),
    nearly: nearlyAccepted,
    with: (kept, text) => {
      if (acceptedIn(kept).length >= ACCEPTED_MAX) return undefined
      return nearlyAccepted(kept, text)
        ? { ...kept, tolerated: [...(kept.tolerated ?? []), text] }
        : { ...kept, accepted: [...kept.accepted, text] }
    },
  },
}

/** Whoever copies or exports it goes on accepting what is tolerated here. */
function write(kept: FillIn['kept']): FillIn['written'] {
  const { type: _type, tolerated: _tolerated, ...written } = kept
  return { ...written, accepted: [...acceptedIn(kept)] }
}

function acceptedIn({ accepted, tolerated = [] }: FillIn['kept']): readonly string[] {
  return [...accepted, ...tolerated]
}

function accepts(kept: FillIn['kept'], text: string): boolean {
  const given = comparable(text, kept)
  return given !== '' && acceptedIn(kept).some((one) => comparable(one, kept) === given)
}
