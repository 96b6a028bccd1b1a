import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInLanguage } from './language.ts'

const QUESTIONS: Record<'en' | 'fr', [string, ...string[]][]> = {
  en: [
    ['What does “Quelle est la date de la réunion ?” mean?'],
    ['Which word is missing in « Il ne va pas à l’école de la ville »?'],
    ['Who wrote Le Rouge et le Noir?', 'Stendhal', 'Hugo', 'Zola', 'Balzac'],
    ['Translate "le chat est sur la table".', 'The cat', 'The dog', 'The house', 'The table'],
    [
      'Which novel did Victor Hugo publish in 1862?',
      'Les Misérables',
      'Le Rouge et le Noir',
      'La Peau de chagrin',
      'À la recherche du temps perdu',
    ],
    ['Where is the Membership de la Concorde?', 'Paris', 'Lyon', 'Nice', 'Lille'],
    ['How does one say *le pain* in English?', 'bread', 'butter', 'wine', 'cheese'],
    ['Translate “the house of the king”', 'la maison du roi', 'le roi de la maison', 'la reine', 'le roi'],
  ],
  fr: [
    ['Que signifie « What is the name of the king? » ?'],
    ['Quel mot manque dans "The cat is on the roof of the house" ?'],
    ['Qui a écrit The Old Man and the Sea ?', 'Hemingway', 'Faulkner', 'Steinbeck', 'Melville'],
    ['Traduisez “the house of the king”.', 'La maison', 'Le château', 'Le palais', 'La ville'],
    [
      'Quel roman J. R. R. Tolkien a-t-il publié en 1954 ?',
      'The Lord of the Rings',
      'The Lion, the Witch and the Wardrobe',
      'The Name of the Wind',
      'A Wizard of Earthsea',
    ],
    ['Où se trouve The City of London School for Girls ?', 'Londres', 'Leeds', 'York', 'Bath'],
    ['Comment dit-on *the bread* en français ?', 'le pain', 'le beurre', 'le vin', 'le fromage'],
    ['Qu’appelle-t-on « the rule of law » ?'],
    ['Comment appelle-t-on la Bill of Rights ?'],
  ],
}
const other = { en: 'fr', fr: 'en' } as const

describe.each(['en', 'fr'] as const)('a question in %s', (locale) => {
  it.each(QUESTIONS[locale])('stays one, whatever it quotes or names: %s', (stem, ...answers) => {
    expect(isInLanguage({ stem, answers }, locale)).toBe(true)
  })

  const plain = QUESTIONS[locale].filter(([stem]) => !/^(Translate|Traduisez)/.test(stem))
  it.each(plain)('is none in the other language: %s', (stem, ...answers) => {
    expect(isInLanguage({ stem, answers }, other[locale])).toBe(false)
  })
})

describe('whoever answers in another language', () => {
  it('is noticed by answers that are whole sentences', () => {
    const stem = 'Quelle est la fonction du noyau ?'
    const answers = [
      'It holds the genetic material that is needed by the cell',
      'It is the place where the energy of the cell is made',
      'It keeps the water that the cell has taken from the ground',
      'It is the skin that keeps the cell from falling apart',
    ]
    expect(isInLanguage({ stem, answers }, 'fr')).toBe(false)
  })

  it('is noticed by a question that is all quotation', () => {
    const stem = '« Quelle est la capitale de la France ? »'
    expect(isInLanguage({ stem, answers: [] }, 'en')).toBe(false)
    expect(isInLanguage({ stem, answers: [] }, 'fr')).toBe(true)
  })

  it('is noticed by what goes with a question that says too little', () => {
    const answers = ['la mer', 'le ciel', 'la terre', 'le feu']
    expect(isInLanguage({ stem: 'Bleu, grand, profond …', answers }, 'en')).toBe(false)
  })
})

it('gives numbers and single words the benefit of the doubt', () => {
  for (const stem of ['17 × 18 = ?', 'Photosynthesis', '$\\frac{1}{2} + \\frac{1}{3}$']) {
    expect(isInLanguage({ stem, answers: ['1', '2'] }, 'en')).toBe(true)
    expect(isInLanguage({ stem, answers: ['1', '2'] }, 'fr')).toBe(true)
  }
})

it('is never slow, however a text is marked', () => {
  const noise = fc.string({
    unit: fc.constantFrom('«', '"', '`', '*', '_', "'", 'A', 'de', ' ', '\n'),
    maxLength: 3000,
  })
  // Of this process alone, whatever else keeps the machine busy.
  const before = process.cpuUsage()
  fc.assert(fc.property(noise, (stem) => void isInLanguage({ stem, answers: [stem] }, 'en')))
  isInLanguage({ stem: 'A de '.repeat(20_000), answers: ['"A\n'.repeat(20_000), '*A '.repeat(20_000)] }, 'fr')
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(5)
})
