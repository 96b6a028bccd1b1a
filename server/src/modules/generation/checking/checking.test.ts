import {
  type GenerationForm,
  getGeneration,
  getGenerator,
  startGeneration,
} from '@probant/contract/generation'
import { afterAll, describe, expect, it } from 'vitest'
import { expectEventually } from '#test/eventually.ts'
import { type ModelCall, startModelServer } from '#test/fakes/model-server.ts'
import { testApp } from '#test/test-app.ts'

const server = await startModelServer()
const test = testApp({ env: { ...server.env, AI_CHECK: 'on' } })
afterAll(() => server.close())

const LISBON = {
  type: 'multiple_choice',
  difficulty: 'easy',
  title: 'What is the capital of Portugal?',
  correct: 'Lisbon',
  wrong: ['Porto', 'Madrid', 'Faro'],
  whyWrong: ['It is the second city.', 'It is the capital of Spain.', 'It lies in the Algarve.'],
  explanation: 'It has been since the thirteenth century.',
}
/** The key is wrong. */
const SYDNEY = {
  ...LISBON,
  title: 'What is the capital of Australia?',
  correct: 'Sydney',
  wrong: ['Canberra', 'Perth', 'Hobart'],
  whyWrong: [],
}

describe('a question of a model', () => {
  it('is answered a second time, by somebody who is told neither the key nor where it is from', async () => {
    const { deliveries } = await made([LISBON], { blind: 'Lisbon' })

    expect(deliveries).toMatchObject([{ check: { verdict: 'checked', reason: 'Everybody knows.' } }])
    const [, blind] = server.calls.slice(-2)
    expect(promptOf(blind)).toMatch(/^What is the capital of Portugal\?\n\nA\) /)
    expect(JSON.stringify(blind?.body)).not.toContain('thirteenth century')
    expect(server.calls).toHaveLength(2)
  })

  it('is dropped where the other answer is the right one, and another one is asked for', async () => {
    const { rejected, deliveries } = await made([SYDNEY, LISBON], {
      blind: ['Canberra', 'Lisbon'],
      verdictFor: 'Canberra',
    })

    expect(rejected).toEqual({ wrong_key: 1 })
    expect(deliveries.map(({ question }) => question.title)).toEqual([LISBON.title])
  })

  it('is dropped where both answers would be right', async () => {
    const { rejected } = await made([SYDNEY], { blind: 'Canberra', verdictFor: 'both' })
    expect(rejected).toMatchObject({ wrong_key: 1 })
  })

  it('is shown with the doubt where a third one decides for the key', async () => {
    const { deliveries } = await made([LISBON], { blind: 'Porto', verdictFor: 'Lisbon' })
    expect(deliveries).toMatchObject([{ check: { verdict: 'doubted', reason: 'Everybody knows.' } }])
  })

  it('is shown without a mark where nobody could check it', async () => {
    const { deliveries } = await made([LISBON], { blind: undefined })
    expect(deliveries).toMatchObject([{ check: null }])
  })

  it('says why each of its answers is right or wrong', async () => {
    const { deliveries } = await made([LISBON], { blind: 'Lisbon' })
    expect(deliveries[0]?.question.explanation).toBe(
      'It has been since the thirteenth century.\n\n- Porto: It is the second city.\n- Madrid: It is the capital of Spain.\n- Faro: It lies in the Algarve.',
    )
  })

  it('says so in French as French is written', async () => {
    const { deliveries } = await made(
      [
        {
          ...LISBON,
          title: 'Quelle est la capitale du Portugal\u00a0?',
          correct: 'Lisbonne',
          wrong: ['Porto', 'Madrid', 'Faro'],
          whyWrong: ['C’est la deuxième ville.', 'C’est la capitale de l’Espagne.', 'C’est en Algarve.'],
          explanation: 'Elle l’est depuis le treizième siècle.',
        },
      ],
      { blind: 'Lisbonne' },
      { language: 'fr' },
    )
    expect(deliveries[0]?.question.explanation).toContain('\n- Porto\u00a0: C’est la deuxième ville.\n')
  })

  it('from a text is dropped where the sentence that it rests on does not stand there', async () => {
    const text = 'Lisbon is the capital of Portugal. Porto is known for its wine, and Faro for its beaches.'
    const source = { sourceSentence: 'Lisbon is the capital of Portugal.' }
    const invented = {
      ...SYDNEY,
      correct: 'Canberra',
      wrong: ['Sydney', 'Perth', 'Hobart'],
      sourceSentence: 'Canberra is the capital.',
    }
    const { rejected, deliveries } = await made(
      [invented, { ...LISBON, ...source }],
      { blind: 'Lisbon' },
      { text },
    )

    expect(rejected).toEqual({ no_source: 1 })
    expect(deliveries.map(({ question }) => question.sourceSentence)).toEqual([source.sourceSentence])
  })

  it('is dropped where it asks what is asked already, in whatever words', async () => {
    const again = { ...LISBON, title: 'Where does Portugal have its capital?', correct: 'Lisboa' }
    const { rejected, deliveries } = await made(
      [LISBON, again],
      { blind: ['Lisbon', 'Lisboa'], sameAs: 1 },
      {
        counts: { easy: 2, medium: 0, tough: 0 },
      },
    )

    expect(rejected).toEqual({ duplicate: 1 })
    expect(deliveries.map(({ question }) => question.title)).toEqual([LISBON.title])
    expect(
      server.calls.map(promptOf).filter((prompt) => prompt.includes(`1. "${LISBON.title}"`)),
    ).toHaveLength(1)
  })

  it('is not dropped for repeating one whose key was wrong', async () => {
    const better = { ...SYDNEY, title: 'Which city is the capital of Australia?', correct: 'Canberra' }
    const { rejected, deliveries } = await made(
      [SYDNEY, { ...better, wrong: ['Sydney', 'Perth', 'Hobart'] }],
      { blind: 'Canberra', verdictFor: 'Canberra', sameAs: 1 },
      { counts: { easy: 2, medium: 0, tough: 0 } },
    )

    expect(server.calls.map(promptOf).join()).toContain(`1. "${SYDNEY.title}"`)
    expect(rejected).toEqual({ wrong_key: 1 })
    expect(deliveries.map(({ question }) => question.title)).toEqual([better.title])
  })

  it('is checked also by somebody who can’t say what it repeats', async () => {
    const { rejected } = await made(
      [LISBON, SYDNEY],
      { blind: ['Lisbon', 'Canberra'], verdictFor: 'Canberra', sameAs: 'none of them' },
      { counts: { easy: 2, medium: 0, tough: 0 } },
    )

    expect(server.calls.map(promptOf).join()).toContain(`1. "${LISBON.title}"`)
    expect(rejected).toEqual({ wrong_key: 1 })
  })

  it('is said to be checked before anybody asks', async () => {
    const person = await test.signedUp()
    expect((await person.call(getGenerator)).body).toMatchObject({ isModel: true, checksKeys: true })
  })
})

interface Second {
  /** What the second one answers; nothing where they can't be understood. */
  blind: string | readonly string[] | undefined
  /** Which answer the third one is for. */
  verdictFor?: string
  /** The number that it gives where it is shown others, or what it says instead. */
  sameAs?: number | string
}

/** A generation of one question, by a model that writes these and answers so. */
async function made(
  elements: object[],
  { blind, verdictFor = '', sameAs }: Second,
  changes: Partial<GenerationForm> = {},
) {
  server.calls.length = 0
  let round = 0
  server.answerWith(({ say, end }, call) => {
    const prompt = promptOf(call)
    const letterOf = (text: string) => new RegExp(`^([A-D])\\) ${text}$`, 'm').exec(prompt)?.[1] ?? ''
    if (/^Answer one/m.test(prompt)) {
      const isOne = prompt.includes(`Answer one: ${letterOf(verdictFor)}`)
      say(
        JSON.stringify({
          verdict: verdictFor === 'both' ? 'both' : isOne ? 'one' : 'two',
          reason: 'So it is.',
        }),
      )
    } else if (/^[A-D]\) /m.test(prompt)) {
      const known = [blind ?? []].flat().map(letterOf).filter(Boolean)
      const isShownOthers = /^1\. "/m.test(prompt)
      const beside = isShownOthers ? { sameAs: sameAs ?? null } : {}
      say(blind ? JSON.stringify({ answers: known, reason: 'Everybody knows.', ...beside }) : 'No idea.')
    } else say(JSON.stringify({ elements: round++ === 0 ? elements : [] }))
    end()
  })
  const person = await test.signedUp()
  const body: GenerationForm = {
    subject: 'Capitals',
    language: 'en',
    counts: { easy: 1, medium: 0, tough: 0 },
    types: ['multiple_choice'],
    ...changes,
  }
  const { body: started } = await person.call(startGeneration, { body })
  return expectEventually(async () => {
    const { body: seen } = await person.call(getGeneration, { params: { generationId: started.id } })
    return seen.status !== 'running' && seen
  })
}

function promptOf(call: ModelCall | undefined): string {
  const { messages = [] } = (call?.body ?? {}) as { messages?: { role: string; content: string }[] }
  return messages.findLast(({ role }) => role === 'user')?.content ?? ''
}
