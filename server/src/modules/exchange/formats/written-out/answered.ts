import type { QuestionFault } from '@probant/contract/exchange/formats'
import { LETTERS } from '@probant/kinds/letters'
import type { Asked } from '../format.ts'
import { beginningOf } from '../moodle/names.ts'
import { truthOf } from '../truth.ts'
import { askedFor } from './accepted.ts'
import { placesNamed } from './key.ts'
import { LOOKS } from './line.ts'
import { bareAnswer, markedPlaces } from './marked.ts'
import type { Outlined } from './outline.ts'
import { type TruthChoice, truthSaid } from './truth.ts'

/** What a question asks for, and what is unclear about its answer. */
export interface Answered {
  asked: Asked
  fault?: QuestionFault
  detail?: string
}

/** Which answer is right: by what is marked in the question, and by its keys, which all have to say the same. */
export function answered(
  outlined: Outlined,
  truth: TruthChoice | undefined,
  keys: readonly string[],
  markdown: (text: string) => string,
): Answered {
  if (outlined.isText) return { fault: 'asksNothing', asked: IN_OWN_WORDS }
  if (outlined.options.length > 0) return choiceOf(outlined, keys, markdown)
  return truth ? truthOfBoth(truth, keys) : withoutAnswers(keys)
}

function choiceOf(
  { options: all }: Outlined,
  keys: readonly string[],
  markdown: (text: string) => string,
): Answered {
  const options = all.slice(0, OPTIONS_MOST)
  const bare = options.map(bareAnswer)
  const texts = bare.map(({ line }) => line.text)
  const areNumbered = options.every(({ sign }) => sign === 'number')
  const named = keys.map((key) => placesNamed(key, { answers: texts, areNumbered }))
  const said = [...markedPlaces(options, bare), ...named.filter((places) => places !== undefined)]
  const right = said[0] ?? []
  const asked: Asked = {
    for: 'choice',
    choices: texts.map((text, place) => ({
      text: markdown(text),
      isCorrect: right.includes(place),
      says: truthOf(text),
    })),
  }
  const unknown = named.indexOf(undefined)
  if (unknown >= 0) return { asked, fault: 'keyUnknownAnswer', ...detailed(keys[unknown]) }
  if (said.length === 0) return { asked, fault: 'noRightAnswer' }
  const ways = new Set(said.map((places) => places.map((place) => LETTERS[place]).join(', ')))
  return ways.size > 1
    ? { asked, fault: 'rightAnswersDisagree', ...detailed([...ways].join(' / ')) }
    : { asked }
}

function truthOfBoth({ looks, ticked }: TruthChoice, keys: readonly string[]): Answered {
  const named = keys.map(truthSaid)
  const said = named.filter((is) => is !== undefined)
  if (ticked !== undefined) said.push(ticked)
  for (const look of [LOOKS.highlight, LOOKS.underline, LOOKS.bold, LOOKS.colour]) {
    const isTrue = (looks.isTrue & look) > 0
    if (isTrue !== (looks.isFalse & look) > 0) said.push(isTrue)
  }
  const asked: Asked = { for: 'truth', isTrue: said[0] ?? true }
  const unknown = named.indexOf(undefined)
  if (unknown >= 0) return { asked, fault: 'keyUnknownAnswer', ...detailed(keys[unknown]) }
  if (said.length === 0) return { asked, fault: 'noRightAnswer' }
  return new Set(said).size > 1 ? { asked, fault: 'rightAnswersDisagree' } : { asked }
}

/** Without answers to choose from, what the key says tells what is asked for; without a key, people mark it. */
function withoutAnswers([said, other]: readonly string[]): Answered {
  if (said === undefined) return { asked: IN_OWN_WORDS }
  const truth = truthSaid(said)
  const asked: Asked = truth === undefined ? askedFor(said) : { for: 'truth', isTrue: truth }
  if (other === undefined || other.trim() === said.trim()) return { asked }
  return { asked, fault: 'rightAnswersDisagree', ...detailed(`${said} / ${other}`) }
}

/** A key may be as long as a page. */
function detailed(detail: string | undefined): Pick<Answered, 'detail'> {
  return detail ? { detail: beginningOf(detail) } : {}
}

const IN_OWN_WORDS: Asked = { for: 'text', maxScore: null, guidance: '' }
/** More than any question takes: what has more is refused as that. */
const OPTIONS_MOST = 30
