import { describe, expect, it } from 'vitest'
import { elided } from './elision.ts'
import { capitalised, fill } from './wording.ts'

describe('words in a template', () => {
  it.each([
    ['what is {x}?', 'evaporation', 'What is evaporation?'],
    ['{x} is a change of state.', 'evaporation', 'Evaporation is a change of state.'],
    ['“{x}” means: change of state.', 'evaporation', '“Evaporation” means: change of state.'],
    ['Rain falls. {x} follows.', 'runoff', 'Rain falls. Runoff follows.'],
    ['{x} keeps what passes a test.', 'filter()', 'filter() keeps what passes a test.'],
    ['{x} is a scale.', 'pH', 'pH is a scale.'],
    ['{x} is the solution.', 'x = 3', 'x = 3 is the solution.'],
    ['What is {x}?', 'Paris', 'What is Paris?'],
  ])('begin a sentence with a capital, unless they have their own case: %s', (template, x, expected) => {
    expect(fill(template, { x }, { locale: 'en' })).toBe(expected)
  })

  it('keep their case where they are spoken of', () => {
    const words = { entity: 'print', value: 'show text' }
    const say = (template: string) => fill(template, words, { locale: 'en', verbatim: ['entity'] })
    expect(say('{entity} is used to {value}.')).toBe('print is used to show text.')
    expect(say('“{entity}” is used to {value}.')).toBe('“print” is used to show text.')
    expect(say('in Python, {entity} is used to {value}.')).toBe('In Python, print is used to show text.')
  })

  it('may be missing', () => {
    expect(fill('{lead}who was it?', { lead: '' }, { locale: 'en' })).toBe('Who was it?')
  })
})

describe('an answer', () => {
  it.each([
    ['the Sun', 'The Sun'],
    ['écoulement', 'Écoulement'],
    ['d’Italie', 'D’Italie'],
    ['a piece of cake', 'A piece of cake'],
    ['a² + 2ab + b²', 'a² + 2ab + b²'],
    ['console.log', 'console.log'],
    ['font_size', 'font_size'],
    ['eBay', 'eBay'],
    ['1789', '1789'],
  ])('%s', (answer, expected) => expect(capitalised(answer)).toBe(expected))
})

describe('French elides', () => {
  it.each([
    ['Son rôle est de {x}.', 'absorber l’eau', 'Son rôle est d’absorber l’eau.'],
    ['Son rôle est de {x}.', 'humecter la bouchée', 'Son rôle est d’humecter la bouchée.'],
    ['Son rôle est de {x}.', 'hisser la voile', 'Son rôle est de hisser la voile.'],
    ['Le nom de {x}', 'Abraham Maslow', 'Le nom d’Abraham Maslow'],
    ['Le nom de {x}', 'Homère', 'Le nom d’Homère'],
    ['Le nom de {x}', 'Hegel', 'Le nom de Hegel'],
    ['De {x}', 'eau', 'D’eau'],
    ['Le {x}', 'œsophage', 'L’œsophage'],
    ['La {x}', 'évaporation', 'L’évaporation'],
    ['Ce que {x} fait', 'elle', 'Ce qu’elle fait'],
    ['Il ne {x} pas', 'arrive', 'Il n’arrive pas'],
    ['Il se {x}', 'évapore', 'Il s’évapore'],
    ['Si {x} pleut', 'il', 'S’il pleut'],
    ['Je {x}', 'aime', 'J’aime'],
    ['Jusque {x}', 'ici', 'Jusqu’ici'],
    ['Un total de {x}', 'onze', 'Un total de onze'],
    ['Le {x}', 'yaourt', 'Le yaourt'],
    ['Le {x}', 'héros', 'Le héros'],
    ['La vitamine de type {x}', 'A', 'La vitamine de type A'],
    ['Le {x}', 'A', 'Le A'],
    ['Que faire si {x}', 'ils partent', 'Que faire s’ils partent'],
    ['Un acte si {x}', 'illégal', 'Un acte si illégal'],
    ['Quelle {x}', 'eau', 'Quelle eau'],
    ['Le sens de «\u00a0{x}\u00a0»', 'abandonner', 'Le sens de «\u00a0abandonner\u00a0»'],
  ])('%s + %s', (template, x, expected) => {
    expect(fill(template, { x }, { locale: 'fr' })).toBe(expected)
  })

  it('and English doesn’t', () => {
    expect(fill('The term le {x}', { x: 'article' }, { locale: 'en' })).toBe('The term le article')
    expect(elided('de ', 'eau')).toBe('d’')
  })
})
