import { getGeneration, regenerateDelivery, startGeneration } from '@probant/contract/generation'
import type { QuestionType } from '@probant/contract/questions/form'
import { afterAll, describe, expect, it } from 'vitest'
import { expectEventually } from '#test/eventually.ts'
import { type ModelVoice, startModelServer } from '#test/fakes/model-server.ts'
import { testApp } from '#test/test-app.ts'

const model = await startModelServer()
const test = testApp({ env: model.env })
type Person = Awaited<ReturnType<typeof test.signedUp>>
afterAll(() => model.close())

/** Each as it was made, made once more in another order, and another one under the same title. */
const MADE: [QuestionType, Record<'first' | 'again' | 'other', object>][] = [
  [
    'choices',
    {
      first: { title: 'Which are so?', right: ['Lava is hot', 'Ash is light'], wrong: ['Ice is warm', 'No'] },
      again: { title: 'Which are so?', right: ['Ash is light', 'Lava is hot'], wrong: ['No', 'Ice is warm'] },
      other: { title: 'Which are so?', right: ['Etna smokes', 'Fuji sleeps'], wrong: ['Rome burns', 'Yes'] },
    },
  ],
  [
    'matching',
    {
      first: { title: 'What belongs together?', pairs: pairs('Etna:Italy Fuji:Japan Hekla:Iceland') },
      again: { title: 'What belongs together?', pairs: pairs('Hekla:Iceland Etna:Italy Fuji:Japan') },
      other: { title: 'What belongs together?', pairs: pairs('Mayon:Philippines Teide:Spain Erebus:Ross') },
    },
  ],
  [
    'gaps',
    {
      first: { title: 'Complete the text.', ...gap('Molten rock above the ground is called [[1]].', 'lava') },
      again: { title: 'Complete the text.', ...gap('Molten rock above the ground is called [[1]].', 'lava') },
      other: {
        title: 'Complete the text.',
        ...gap('The mountain that destroyed Pompeii is [[1]].', 'Vesuvius'),
      },
    },
  ],
]

describe.each(MADE)('what is in the bank already: %s', (type, { first, again, other }) => {
  it('is not made by a second run, but another one under the same title is', async () => {
    const person = await test.signedUp()
    expect(await deliveredOf(person, type, first)).toHaveLength(1)
    expect(await deliveredOf(person, type, again)).toHaveLength(0)
    expect(await deliveredOf(person, type, other)).toHaveLength(1)
  })

  it('does not come again in the place of itself', async () => {
    const person = await test.signedUp()
    const [delivery] = await deliveredOf(person, type, first)
    const params = { generationId: delivery?.generationId ?? '', questionId: delivery?.question.id ?? '' }
    model.answerWith(saying(type, again))
    expect(await person.call(regenerateDelivery, { params })).toFailWith('nothingLeftToAsk')
    model.answerWith(saying(type, other))
    expect((await person.call(regenerateDelivery, { params })).status).toBe(200)
  })
})

async function deliveredOf(person: Person, type: QuestionType, made: object) {
  model.answerWith(saying(type, made))
  const body = {
    subject: 'Volcanoes',
    language: 'en' as const,
    counts: { easy: 1, medium: 0, tough: 0 },
    types: [type],
  }
  const { body: started } = await person.call(startGeneration, { body })
  const { deliveries } = await expectEventually(async () => {
    const found = await person.call(getGeneration, { params: { generationId: started.id } })
    return found.body.status === 'running' ? undefined : found.body
  })
  return deliveries.map((delivery) => ({ ...delivery, generationId: started.id }))
}

function saying(type: QuestionType, made: object) {
  return ({ say, end }: ModelVoice) => {
    say(JSON.stringify({ elements: [{ type, difficulty: 'easy', explanation: 'It is so.', ...made }] }))
    end()
  }
}

function pairs(listed: string) {
  return listed.split(' ').map((pair) => {
    const [left, right] = pair.split(':')
    return { left, right }
  })
}

function gap(gapText: string, answer: string) {
  return { gapText, gaps: [{ answers: [answer], wrong: [] }] }
}
