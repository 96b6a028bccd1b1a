import type { Kind, ShapesOf } from '../kind.ts'
import { ACCEPTED_MAX } from '../limits.ts'
import { comparable } from './comparable.ts'
import { nearlyAccepted, withoutSpellings } from './near-miss.ts'
import type * as schemas from './schemas.ts'
import { words } from './words.ts'

type FillIn = ShapesOf<typeof schemas>

/** A word or two to be typed; what is accepted is the key, and no part of the wording. */
export const fillIn: Kind<FillIn> = {
  type: 'fill_in',
  words,

  markdownIn: () => ({ texts: [], lines: [] }),
  keep: (written) => ({ type: 'fill_in', ...written }),
  write: withoutType,
  usualPoints: () => 1,
  wordingOf: () => [],
  reworded: withoutType,

  partCount: () => 0,
  show: ({ type }) => ({ type }),
  rightOf: ({ type, accepted }) => ({ type, accepted }),
  rightTold: ({ type, accepted }) => ({ type, accepted: withoutSpellings(accepted) }),
  toBank: (answer) => answer,
  toPaper: (answer) => answer,

  isBlank: ({ text }) => text.trim() === '',
  mark: (kept, { text }) => (accepts(kept, text) ? 1 : 0),
  receiptLine: ({ text }) => `text ${JSON.stringify(text)}`,
  inWords: ({ text }) => text,
  optionsOf: () => null,
  optionOf: () => null,

  accepting: {
    acceptedIn: ({ accepted }) => accepted,
    accepts,
    comparable: (kept, text) => comparable(text, kept),
    nearly: nearlyAccepted,
    with: (kept, text) =>
      kept.accepted.length < ACCEPTED_MAX ? { ...kept, accepted: [...kept.accepted, text] } : undefined,
  },
}

function withoutType({ type: _type, ...written }: FillIn['kept']): FillIn['written'] {
  return written
}

function accepts(kept: FillIn['kept'], text: string): boolean {
  const given = comparable(text, kept)
  return given !== '' && kept.accepted.some((one) => comparable(one, kept) === given)
}
