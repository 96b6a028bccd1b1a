import type { Kind, ShapesOf } from '@probant/kinds/kind'
import type * as schemas from './schemas.ts'

/** A kind of question that exists in a test only: pick a colour. What is close earns a part of the points. */
export const colour: Kind<ShapesOf<typeof schemas>> = {
  type: 'colour',
  words: {
    en: { name: 'Pick a colour', adjective: 'colour' },
    fr: { name: 'Choix de couleur', adjective: 'de couleur' },
  },

  markdownIn: () => ({ texts: [], lines: [] }),
  keep: (written) => ({ type: 'colour', ...written }),
  write: ({ swatches }) => ({ swatches }),
  usualPoints: () => 2,
  wordingOf: () => [],
  reworded: ({ swatches }) => ({ swatches }),

  partCount: ({ swatches }) => swatches.length,
  show: ({ type, swatches }, order) => ({ type, swatches: order.map((at) => swatches[at]?.hex ?? '') }),
  rightOf: ({ type, swatches }) => ({ type, hex: swatches.find(({ share }) => share === 1)?.hex ?? '' }),
  rightTold: (right) => right,
  toBank: (answer, order) =>
    answer.swatch === null ? answer : { ...answer, swatch: order[answer.swatch] ?? null },
  toPaper: (answer, order) =>
    answer.swatch === null ? answer : { ...answer, swatch: order.indexOf(answer.swatch) },

  isBlank: ({ swatch }) => swatch === null,
  mark: ({ swatches }, { swatch }) => swatches[swatch ?? -1]?.share ?? 0,
  receiptLine: ({ swatch }) => `colour ${swatch}`,
  inWords: ({ swatch }, kept) => kept?.swatches[swatch ?? -1]?.hex ?? '',
  optionsOf: ({ swatches }) => [
    {
      html: '',
      options: swatches.map(({ hex, share }, place) => ({ place, html: hex, isRight: share === 1 })),
    },
  ],
  chosenIn: ({ swatch }) => (swatch === null ? [] : [swatch]),
}
