import type { Difficulty } from '@probant/contract/questions/form'
import type { Fact } from '../facts/pack.ts'
import { factSubject } from '../facts/subject.ts'
import { readCountries } from './countries-data.ts'

/** Flags in words: the emoji show the country's letters on some systems. */
const FLAGS: readonly (readonly [Difficulty, code: string, en: string, fr: string])[] = [
  [
    'easy',
    'FR',
    'three vertical stripes: blue, white, red',
    'trois bandes verticales bleue, blanche et rouge',
  ],
  [
    'easy',
    'IT',
    'three vertical stripes: green, white, red',
    'trois bandes verticales verte, blanche et rouge',
  ],
  [
    'easy',
    'BE',
    'three vertical stripes: black, yellow, red',
    'trois bandes verticales noire, jaune et rouge',
  ],
  [
    'easy',
    'DE',
    'three horizontal stripes: black, red, gold',
    'trois bandes horizontales noire, rouge et or',
  ],
  [
    'easy',
    'IE',
    'three vertical stripes: green, white, orange',
    'trois bandes verticales verte, blanche et orange',
  ],
  ['easy', 'JP', 'a red disc on white', 'un disque rouge sur fond blanc'],
  ['easy', 'CH', 'a white cross on a red square', 'une croix blanche sur un carré rouge'],
  [
    'easy',
    'CA',
    'a red maple leaf on white between two red bands',
    'une feuille d’érable rouge sur fond blanc entre deux bandes rouges',
  ],
  [
    'easy',
    'US',
    'fifty white stars on blue, thirteen red and white stripes',
    'cinquante étoiles blanches sur fond bleu, treize bandes rouges et blanches',
  ],
  [
    'easy',
    'GB',
    'red and white crosses laid over each other on blue',
    'des croix rouges et blanches superposées sur fond bleu',
  ],
  [
    'easy',
    'CN',
    'one large and four small yellow stars on red',
    'une grande et quatre petites étoiles jaunes sur fond rouge',
  ],
  [
    'easy',
    'BR',
    'a blue globe in a yellow diamond on green',
    'un globe bleu dans un losange jaune sur fond vert',
  ],
  [
    'easy',
    'TR',
    'a white crescent and star on red',
    'un croissant blanc et une étoile blanche sur fond rouge',
  ],
  [
    'easy',
    'GR',
    'nine blue and white stripes with a white cross in the corner',
    'neuf bandes bleues et blanches, une croix blanche dans l’angle',
  ],
  ['medium', 'SE', 'a yellow Nordic cross on blue', 'une croix scandinave jaune sur fond bleu'],
  ['medium', 'FI', 'a blue Nordic cross on white', 'une croix scandinave bleue sur fond blanc'],
  ['medium', 'DK', 'a white Nordic cross on red', 'une croix scandinave blanche sur fond rouge'],
  [
    'medium',
    'NO',
    'a blue Nordic cross edged in white on red',
    'une croix scandinave bleue bordée de blanc sur fond rouge',
  ],
  [
    'medium',
    'IS',
    'a red Nordic cross edged in white on blue',
    'une croix scandinave rouge bordée de blanc sur fond bleu',
  ],
  ['medium', 'UA', 'two horizontal stripes: blue above yellow', 'deux bandes horizontales, bleue sur jaune'],
  [
    'medium',
    'AT',
    'three horizontal stripes: red, white, red',
    'trois bandes horizontales rouge, blanche et rouge',
  ],
  [
    'medium',
    'HU',
    'three horizontal stripes: red, white, green',
    'trois bandes horizontales rouge, blanche et verte',
  ],
  [
    'medium',
    'NL',
    'three horizontal stripes: red, white, blue',
    'trois bandes horizontales rouge, blanche et bleue',
  ],
  [
    'medium',
    'RU',
    'three horizontal stripes: white, blue, red',
    'trois bandes horizontales blanche, bleue et rouge',
  ],
  [
    'medium',
    'IL',
    'a blue six-pointed star between two blue stripes on white',
    'une étoile bleue à six branches entre deux bandes bleues sur fond blanc',
  ],
  [
    'medium',
    'IN',
    'saffron, white and green stripes with a blue wheel',
    'des bandes safran, blanche et verte avec une roue bleue',
  ],
  [
    'medium',
    'MA',
    'a green five-pointed star in outline on red',
    'une étoile verte à cinq branches évidée sur fond rouge',
  ],
  [
    'medium',
    'KR',
    'a red and blue circle with four sets of black bars on white',
    'un cercle rouge et bleu entouré de quatre séries de barres noires sur fond blanc',
  ],
  ['medium', 'VN', 'one yellow star on red', 'une étoile jaune sur fond rouge'],
  ['medium', 'AR', 'a sun between two light blue stripes', 'un soleil entre deux bandes bleu ciel'],
  [
    'medium',
    'MX',
    'an eagle eating a snake, on green, white and red stripes',
    'un aigle dévorant un serpent, sur des bandes verte, blanche et rouge',
  ],
  [
    'medium',
    'LB',
    'a green cedar on white between two red bands',
    'un cèdre vert sur fond blanc entre deux bandes rouges',
  ],
  [
    'medium',
    'CY',
    'a map of the island above two olive branches',
    'la carte de l’île au-dessus de deux rameaux d’olivier',
  ],
  ['tough', 'BD', 'a red disc on green', 'un disque rouge sur fond vert'],
  [
    'tough',
    'EE',
    'three horizontal stripes: blue, black, white',
    'trois bandes horizontales bleue, noire et blanche',
  ],
  [
    'tough',
    'LT',
    'three horizontal stripes: yellow, green, red',
    'trois bandes horizontales jaune, verte et rouge',
  ],
  ['tough', 'LV', 'a narrow white stripe across dark red', 'une fine bande blanche sur fond rouge foncé'],
  [
    'tough',
    'BG',
    'three horizontal stripes: white, green, red',
    'trois bandes horizontales blanche, verte et rouge',
  ],
  [
    'tough',
    'NG',
    'three vertical stripes: green, white, green',
    'trois bandes verticales verte, blanche et verte',
  ],
  [
    'tough',
    'CI',
    'three vertical stripes: orange, white, green',
    'trois bandes verticales orange, blanche et verte',
  ],
  [
    'tough',
    'KH',
    'a white temple on red between two blue stripes',
    'un temple blanc sur fond rouge entre deux bandes bleues',
  ],
  ['tough', 'BT', 'a white dragon across yellow and orange', 'un dragon blanc sur fond jaune et orange'],
  [
    'tough',
    'NP',
    'two red pennants, one above the other, edged in blue',
    'deux fanions rouges superposés, bordés de bleu',
  ],
  [
    'tough',
    'JM',
    'a gold diagonal cross with green and black triangles',
    'une croix diagonale dorée entre des triangles verts et noirs',
  ],
  [
    'tough',
    'KE',
    'a shield and two spears on black, red and green',
    'un bouclier et deux lances sur des bandes noire, rouge et verte',
  ],
  ['tough', 'AL', 'a black two-headed eagle on red', 'un aigle noir à deux têtes sur fond rouge'],
  [
    'tough',
    'LA',
    'a white disc on blue between two red stripes',
    'un disque blanc sur une bande bleue entre deux bandes rouges',
  ],
  [
    'tough',
    'QA',
    'a white band with a serrated edge on maroon',
    'une bande blanche dentelée sur fond bordeaux',
  ],
  [
    'tough',
    'UG',
    'a crane on black, yellow and red stripes',
    'une grue sur des bandes noires, jaunes et rouges',
  ],
]

export const flags = factSubject({
  id: 'flags',
  name: { en: 'Flags of the world', fr: 'Drapeaux du monde' },
  aliases: {
    en: ['flags', 'national flags', 'world flags', 'country flags', 'guess the flag', 'vexillology'],
    fr: ['drapeaux', 'drapeaux des pays', 'drapeaux nationaux', 'devine le drapeau', 'vexillologie'],
  },
  async relations() {
    const countries = await readCountries()
    return [
      {
        forward: {
          en: 'What does the flag of {entity} look like?',
          fr: 'À quoi ressemble le drapeau {entity}\u00a0?',
        },
        reverse: {
          en: 'Which country has this flag: {value}?',
          fr: 'Quel pays a ce drapeau\u00a0: {value}\u00a0?',
        },
        statement: { en: 'The flag of {entity}: {value}.', fr: 'Le drapeau {entity}\u00a0: {value}.' },
        open: {
          en: 'Describe the flag of {entity}, and say what you know about its meaning.',
          fr: 'Décrivez le drapeau {entity}, et dites ce que vous savez de sa signification.',
        },
        match: {
          en: 'Match each country with its flag.',
          fr: 'Associez chaque pays à son drapeau.',
        },
        typed: 'entity',
        facts: FLAGS.map(([difficulty, code, en, fr]): Fact => {
          const country = countries.find((one) => one.code === code)
          if (!country) throw new Error(`no such country: ${code}`)
          return [difficulty, country.of.en, country.of.fr, en, fr]
        }),
      },
    ]
  },
})
