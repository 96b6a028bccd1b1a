import { type Comparison, comparable } from './comparable.ts'

interface Accepting extends Comparison {
  accepted: readonly string[]
  tolerated?: readonly string[] | undefined
}

/** The accepted answer that this one nearly is: its accents, its article, a full stop or one letter are otherwise. Nothing where it is right. */
export function nearlyAccepted(content: Accepting, answer: string): string | undefined {
  const given = comparable(answer, content)
  const counting = [...content.accepted, ...(content.tolerated ?? [])]
  if (given === '' || counting.some((one) => comparable(one, content) === given)) return undefined
  return content.accepted.find((one) => isNear(answer, one))
}

function isNear(given: string, accepted: string): boolean {
  const bare = { ignoresAccents: true }
  const [one, other] = [given, accepted].map((text) => comparable(bareWords(text), bare)) as [string, string]
  return one === other || (Math.max(one.length, other.length) >= SHORTEST && isOneLetterOff(one, other))
}

/** Without an article of either language or a full stop: `L’ergonomie.` and `ergonomie` are one answer to most people. */
function bareWords(text: string): string {
  const words = text.trim().replace(/(?<=\p{L})\.$/u, '')
  return words.replace(ARTICLE, '') || words
}

const ARTICLE = /^(?:(?:the|an?|le|la|les|une?|des|du|de la)\s+|(?:de )?l\s?['’‘ʼ\s]\s?)(?=\S)/iu

/** In shorter words another letter is another word. */
const SHORTEST = 5

/** One letter is missing, too many or another one, or two neighbours are swapped. A digit is no letter. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [[...one], [...other]] : [[...other], [...one]]
  if (longer.length - shorter.length > 1) return false
  const at = longer.findIndex((letter, index) => letter !== shorter[index])
  if (at < 0) return false
  const rest = (letters: string[], from: number) => letters.slice(from).join('')
  const areLetters = (...letters: (string | undefined)[]) =>
    letters.every((letter) => letter !== undefined && /\p{L}/u.test(letter))

  if (longer.length > shorter.length)
    return areLetters(longer[at]) && rest(longer, at + 1) === rest(shorter, at)
  const isReplaced = rest(longer, at + 1) === rest(shorter, at + 1)
  const isSwapped =
    longer[at] === shorter[at + 1] &&
    longer[at + 1] === shorter[at] &&
    rest(longer, at + 2) === rest(shorter, at + 2)
  return areLetters(longer[at], shorter[at]) && (isReplaced || isSwapped)
}
