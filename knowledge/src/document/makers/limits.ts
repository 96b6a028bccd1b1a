import type { Random } from '../../random.ts'
import { choiceDraft, type Draft, GAP, gapDraft } from '../draft.ts'
import { wrongFigures } from '../falsifying/wrong-figures.ts'
import { keyOf, type Passage, randomOf } from '../reading/passage.ts'
import { splitSentences } from '../reading/sentences.ts'
import { type Figure, findFigures } from '../terms/numbers.ts'
import { worded } from '../wording.ts'
import { spellingsOf } from './about-figures.ts'

/** Asks for the limit that a note gives: `Plats chauds : maintien à +63 °C au moins`. Figures of other kinds nobody has to know. */
export function limits({ text, locale }: Passage, random: Random): Draft[] {
  const taken = new Set(findFigures(text, locale).map((figure) => figure.text))
  return text.split('\n').flatMap((paragraph) =>
    splitSentences(paragraph, locale).flatMap((source) => {
      // `+63 °C` is 63 °C.
      const note = source.replace(/\.$/, '').replace(/\+(?=\d)/g, '')
      const [figure, ...others] = findFigures(note, locale)
      if (!figure || others.length > 0 || !LIMIT.test(note) || !UNIT.test(after(note, figure))) return []
      const sentence = { text: note, source, key: keyOf(source), clause: undefined }
      const said = note.slice(0, figure.at) + GAP + after(note, figure)
      const wrong = wrongFigures(figure, {
        locale,
        taken,
        years: [],
        random: randomOf(sentence),
        after: after(note, figure),
      }).filter((other) => numberIn(other) < FAR * numberIn(figure.text))
      const rated = { sentence, hardness: 0.5 }
      return [
        gapDraft({ ...rated, title: `${said}.`, quality: 0.7 }, spellingsOf(figure)),
        ...(wrong.length < 3
          ? []
          : [
              choiceDraft(
                { ...rated, title: worded(locale, 'complete', { gap: said }), quality: 0.7, isFigure: true },
                figure.text,
                random.shuffled(wrong.slice(0, 3)),
              ),
            ]),
      ]
    }),
  )
}

/** Twice as much is no limit that anybody would think of. */
const FAR = 1.6

function numberIn(text: string): number {
  return Number(text.replace(',', '.'))
}

function after(note: string, { at, text }: Figure): string {
  return note.slice(at + text.length)
}

const LIMIT =
  /^\p{Lu}[\p{L}’ -]{7,60}\s?: .*(?:\bat (?:least|most)|or (?:below|above|less|more|colder|hotter)|au (?:plus|moins)|maximum|minimum)(?!\p{L})/u
const UNIT =
  /^[\s\u00a0\u202f]?(?:°C|°F|%|km|m|cm|mm|kg|g|l|h|min|minutes?|hours?|heures?|days?|jours?)(?!\p{L})/u
