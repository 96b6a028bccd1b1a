import type { AnswerKey } from '@probant/contract/quizzes/paper'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { acceptedIn } from '@probant/kinds/gaps/gap'

type Right = AnswerKey[number]['right']

/** What somebody answers who knows it, or doesn't; nothing where they have nothing to say. */
export function givenAnswer(
  right: Right,
  { isWrong, text }: { isWrong: boolean; text: string | undefined },
): GivenAnswer | undefined {
  switch (right.type) {
    case 'multiple_choice':
      return { type: right.type, place: isWrong ? (right.place + 1) % CHOICES : right.place }
    case 'choices':
      // Who doesn't know all of it knows some of it.
      return { type: right.type, places: isWrong ? right.places.slice(1) : right.places }
    case 'true_false':
      return { type: right.type, isTrue: right.isTrue !== isWrong }
    case 'fill_in':
      return { type: right.type, text: isWrong ? 'impôts' : (right.accepted[0] ?? '') }
    case 'matching':
      // Whoever doesn't know it takes two for each other.
      return { type: right.type, places: isWrong ? swapped(right.places) : right.places }
    case 'numeric':
      return { type: right.type, text: isWrong ? '12' : plain(right.accepted.fr[0] ?? '') }
    case 'gaps':
      return {
        type: right.type,
        given: right.gaps.map((gap) => (isWrong ? null : plain(acceptedIn(gap, 'fr')[0] ?? ''))),
      }
    case 'ordering':
      // Two neighbours are mistaken for one another.
      return { type: right.type, places: isWrong ? swapped(right.places) : right.places }
    case 'spots':
      // Whoever doesn't know it leaves the first one out.
      return { type: right.type, marks: isWrong ? [null, ...right.marks.slice(1)] : right.marks }
    case 'open':
      return text === undefined ? undefined : { type: right.type, text }
    default:
      // A new kind has an answer here, or this does not compile.
      return right satisfies never
  }
}

/** A number as somebody types it: without how far it may be off. */
function plain(accepted: string): string {
  return accepted.replace(/ ±.*/, '')
}

function swapped([first = 0, second = 1, ...rest]: readonly number[]): number[] {
  return [second, first, ...rest]
}

/** Every choice of the demonstration is one of four. */
const CHOICES = 4
