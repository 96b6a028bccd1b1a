import type { Locale } from '@probant/contract/locales'
import type { QuestionType } from '@probant/contract/questions/form'
import { type Random, seededRandom } from '../../../knowledge/src/random.ts'
import { createBuiltinGenerator } from '../../../server/src/modules/generation/builtin/generator.ts'
import type { Candidate } from '../../../server/src/modules/generation/provider.ts'
import { type FakeModelServer, startModelServer } from '../../../server/test/fakes/model-server.ts'

/** How often it writes a wrong key, answers wrongly itself, and judges wrongly. */
const WRONG_KEYS = 0.1
const SLIPS = 0.02

/** A model's provider that knows what is true, and is wrong as often as it was told to: what a check finds can be counted. */
export async function startStandIn(seed: number): Promise<StandIn> {
  const random = seededRandom(seed)
  const server = await startModelServer()
  const generator = createBuiltinGenerator({ document: { ensureCapacity() {}, async *fromText() {} } })
  const truths = new Map<string, Truth>()

  server.answerWith(async ({ say, end }, { body }) => {
    const prompt = promptOf(body)
    const truth = [...truths.values()].find(({ title }) => prompt.startsWith(title))
    if (!truth) say(JSON.stringify({ elements: await written(prompt) }))
    else if (/^Answer one: /m.test(prompt)) say(JSON.stringify(judged(prompt, truth)))
    else say(JSON.stringify({ answers: [answered(prompt, truth)], reason: 'As it knows.' }))
    end()
  })
  return { server, isWrong: (title) => truths.get(title)?.isKeyWrong ?? false, written: () => truths.size }

  /** Ten questions or so, some of them with a wrong key. */
  async function written(prompt: string): Promise<object[]> {
    const subject = JSON.parse(/^Subject: (".*")$/m.exec(prompt)?.[1] ?? '""') as string
    const slots = [...prompt.matchAll(/^- (\d+) × (\w+), (\w+)/gm)].flatMap(([, count, type, difficulty]) =>
      Array.from({ length: Number(count) }, () => ({
        type: type as QuestionType,
        difficulty: difficulty as 'easy',
      })),
    )
    const request = { subject, language: 'en' as Locale, text: '', slots, avoid: [], seed: random.below(1e9) }
    const elements: object[] = []
    for await (const one of generator.generate(request, new AbortController().signal)) {
      if ('rejected' in one || truths.has(one.title)) continue
      elements.push(elementOf(one))
      if (elements.length >= slots.length) break
    }
    return elements
  }

  function elementOf(one: Candidate): object {
    const { title, difficulty, explanation, type } = one
    const isKeyWrong = random.next() < WRONG_KEYS
    const base = { type, difficulty, title, explanation }
    if (one.type === 'true_false') {
      truths.set(title, { title, right: String(one.isTrue), isKeyWrong })
      return { ...base, isTrue: one.isTrue !== isKeyWrong }
    }
    if (one.type !== 'multiple_choice') throw new Error(`the stand-in writes no ${type}`)
    truths.set(title, { title, right: one.correct, isKeyWrong })
    const [swapped = '', ...others] = one.wrong
    return isKeyWrong
      ? { ...base, correct: swapped, wrong: [one.correct, ...others] }
      : { ...base, correct: one.correct, wrong: one.wrong }
  }

  function answered(prompt: string, { right }: Truth): string {
    return otherwise(random, optionsIn(prompt), noted(prompt, right))
  }

  function judged(prompt: string, { right }: Truth): { verdict: string; reason: string } {
    const [one, two] = ['one', 'two'].map((who) => new RegExp(`^Answer ${who}: (.*)$`, 'm').exec(prompt)?.[1])
    const truth = noted(prompt, right)
    const verdict = truth === one ? 'one' : truth === two ? 'two' : 'neither'
    return { verdict: otherwise(random, ['one', 'two', 'neither'], verdict), reason: 'As it judges.' }
  }
}

export interface StandIn {
  server: FakeModelServer
  /** Was the key of this question written wrongly? */
  isWrong(title: string): boolean
  written(): number
}

interface Truth {
  title: string
  right: string
  isKeyWrong: boolean
}

/** The same, but for a slip now and then. */
function otherwise(random: Random, options: readonly string[], right: string): string {
  return random.next() < SLIPS ? random.pick(options.filter((option) => option !== right)) : right
}

function optionsIn(prompt: string): string[] {
  const letters = [...prompt.matchAll(/^([A-D])\) /gm)].map(([, letter = '']) => letter)
  return letters.length > 0 ? letters : ['true', 'false']
}

/** The right answer as the form of the question wants it: its letter, or the word. */
function noted(prompt: string, right: string): string {
  const line = prompt.split('\n').find((text) => /^[A-D]\) /.test(text) && text.slice(3) === right)
  return line?.charAt(0) ?? right
}

function promptOf(body: object): string {
  const { messages = [] } = body as { messages?: { role: string; content: string }[] }
  return messages.findLast(({ role }) => role === 'user')?.content ?? ''
}
