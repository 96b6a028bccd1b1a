import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../random.ts'
import type { Draft } from '../draft.ts'
import { englishGrammar } from '../english/grammar.ts'
import { readPassage } from '../reading/passage.ts'
import { draftsOf, falseOf, gapsOf } from '../testing/passage-of.ts'
import { aboutFigures } from './about-figures.ts'
import { aboutStatements } from './about-statements.ts'
import { cases } from './cases.ts'
import { consequences } from './consequences.ts'
import { rules } from './rules.ts'
import { steps } from './steps.ts'

const titlesOf = (drafts: readonly Draft[]) => drafts.map(({ title }) => title)
const sentencesOf = (text: string) =>
  readPassage(text, 'x', englishGrammar()).sentences.map((sentence) => sentence.text)

describe('a procedure or a policy', () => {
  it('tells whoever reads it what is allowed', () => {
    expect(sentencesOf('You may borrow a bicycle for up to three days.')).toEqual([
      'You may borrow a bicycle for up to three days',
    ])
    expect(sentencesOf('You may have noticed that the bicycles are red.')).toEqual([])
    expect(sentencesOf('We hope that you like the new bicycles.')).toEqual([])
  })

  it('says of each thing in a list what stands above it', () => {
    expect(
      sentencesOf(
        'You must lock away:\n\n- keys;\n- any cash over £50;\n\nYou should return to:\n\n- the main desk;',
      ),
    ).toEqual(['You should return to the main desk'])
    expect(
      sentencesOf(
        'Drivers may do the following without a permit:\n\n* park in the yard for an hour;\n* use the washing bay.',
      ),
    ).toEqual([
      'Drivers may park in the yard for an hour without a permit',
      'Drivers may use the washing bay without a permit',
    ])
  })

  it('is asked as rules, false where they forbid something', () => {
    expect(titlesOf(draftsOf(rules, 'Wipe the saw with a dry cloth, because water makes rust.'))).toEqual([
      'You should wipe the saw with a dry cloth.',
    ])
    expect(falseOf(rules, 'Do not leave a ladder against an open door.')).toEqual([
      'You should leave a ladder against an open door.',
    ])
    expect(falseOf(rules, 'Switch the pump off. Apply the brake before the engine stops.')).toEqual([
      'You should apply the brake after the engine stops.',
    ])
    expect(draftsOf(rules, 'Be able to name the parts of a saw.')).toEqual([])
    expect(draftsOf(rules, 'Cut off from the sea, it slowly turns into a lake.')).toEqual([])
  })

  it('is asked what must not be done, among what has to be done', () => {
    const [choice] = draftsOf(
      rules,
      'Never stand on the top rung. Check the feet of the ladder. Keep both hands on the rails. Open the ladder as far as it goes.',
    ).filter(({ type }) => type === 'multiple_choice')
    expect(choice).toMatchObject({
      title: '“X”: which of these should you not do?',
      correct: 'Stand on the top rung',
    })
  })

  it('is asked what to do in a case', () => {
    expect(titlesOf(draftsOf(cases, 'If a guest feels ill, call the duty manager.'))).toEqual([
      'Explain what you should do if a guest feels ill.',
    ])
    for (const text of [
      'If it feels ill, call the duty manager.',
      'If a guest feels ill, do not call the duty manager.',
      'If a guest feels ill, the duty manager decides.',
      'If there is no answer, call the duty manager.',
    ])
      expect(draftsOf(cases, text)).toEqual([])
  })

  it('is asked for the order of its numbered steps', () => {
    const text = ['Greet', 'Ask for the booking', 'Hand over the key', 'Show the room']
      .map((name, at) => `Step ${at + 1}. ${name}\n\nThis takes about a minute of your time.`)
      .join('\n\n')
    const drafts = steps(readPassage(text, 'Checking in (front desk)', englishGrammar()), seededRandom(1))
    expect(titlesOf(drafts)).toEqual([
      '“Checking in”: name the 4 steps in their order.',
      '“Checking in”: the step “Greet” comes before the step “Show the room”.',
      '“Checking in”: the step “Show the room” comes before the step “Ask for the booking”.',
    ])
    const longer = `${text}\n\nStep 5. Say goodbye`
    expect(titlesOf(steps(readPassage(longer, 'Checking in', englishGrammar()), seededRandom(1)))).toContain(
      '“Checking in”: which step comes directly after “Greet”?',
    )
    expect(
      steps(readPassage(text.replace('Step 2', 'Step 7'), 'x', englishGrammar()), seededRandom(1)),
    ).toEqual([])
  })

  it('has limits that are false if they allow more', () => {
    expect(falseOf(aboutFigures, 'Cashiers may accept notes up to 200 euros.')[0]).toMatch(/up to [2-9]\d\d /)
    expect(falseOf(aboutFigures, 'The eruption threw ash at least 12 kilometres high.')).toEqual([])
  })

  it('names a number to call, which is asked for without others to choose from', () => {
    const drafts = draftsOf(aboutFigures, 'Guests call 555 when the lift is stuck between two floors.')
    expect(drafts.map(({ type }) => type)).toEqual(['fill_in'])
  })
})

describe('a story', () => {
  it('is asked what happened', () => {
    expect(
      titlesOf(
        draftsOf(consequences, 'When the Senate rejected a treaty, the army crossed the northern border.'),
      ),
    ).toEqual(['Explain what happened when the Senate rejected a treaty.'])
  })

  it('is left alone where a word points out of it', () => {
    for (const text of [
      'Hunger was an even worse enemy.',
      'Barges are raised to it by two locks.',
      'Every visitor should be able to recognise one.',
      'The railway cut that distance by half.',
    ])
      expect(draftsOf(aboutStatements, text)).toEqual([])
  })
})

describe('what is said of a thing', () => {
  it('is no definition if it says what is done with it', () => {
    expect(sentencesOf('Approved orders are paid with the next monthly bill.')).toHaveLength(1)
    expect(gapsOf(aboutFigures, 'Approved orders are paid with the next monthly bill.')).toEqual([])
  })
})
