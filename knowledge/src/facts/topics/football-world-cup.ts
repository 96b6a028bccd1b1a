import type { FactPack } from '../pack.ts'

export const footballWorldCup: FactPack = {
  id: 'football-world-cup',
  name: { en: 'Football World Cup', fr: 'Coupe du monde de football' },
  aliases: {
    en: ['World Cup', 'FIFA World Cup', 'soccer World Cup', 'football world champions'],
    fr: ['Coupe du monde de foot', 'Coupe du monde', 'Mondial de football', 'champions du monde de football'],
  },
  relations: [
    {
      forward: {
        en: 'Which team won the men’s Football World Cup of {entity}?',
        fr: 'Quelle équipe a gagné la Coupe du monde de football masculine de {entity} ?',
      },
      statement: {
        en: 'The winner of the men’s Football World Cup of {entity} was {value}.',
        fr: 'Le vainqueur de la Coupe du monde de football masculine de {entity} est le suivant : {value}.',
      },
      fillIn: 'value',
      facts: [
        ['easy', '1998', '1998', 'France', 'la France'],
        ['easy', '2022', '2022', 'Argentina', 'l’Argentine'],
        ['easy', '2014', '2014', 'Germany', 'l’Allemagne'],
        ['medium', '2010', '2010', 'Spain', 'l’Espagne'],
        ['medium', '2006', '2006', 'Italy', 'l’Italie'],
        ['medium', '1966', '1966', 'England', 'l’Angleterre'],
        ['medium', '2002', '2002', 'Brazil', 'le Brésil'],
        ['tough', '1930', '1930', 'Uruguay', 'l’Uruguay'],
        ['tough', '1938', '1938', 'Italy', 'l’Italie'],
        ['tough', '1958', '1958', 'Brazil', 'le Brésil'],
        ['tough', '1950', '1950', 'Uruguay', 'l’Uruguay'],
      ],
    },
    {
      forward: {
        en: 'Which country hosted the men’s Football World Cup of {entity}?',
        fr: 'Quel pays a accueilli la Coupe du monde de football masculine de {entity} ?',
      },
      statement: {
        en: 'The host of the men’s Football World Cup of {entity} was {value}.',
        fr: 'Le pays hôte de la Coupe du monde de football masculine de {entity} est le suivant : {value}.',
      },
      fillIn: 'value',
      facts: [
        ['easy', '2022', '2022', 'Qatar', 'le Qatar'],
        ['easy', '2018', '2018', 'Russia', 'la Russie'],
        ['medium', '1970', '1970', 'Mexico', 'le Mexique'],
        ['medium', '2014', '2014', 'Brazil', 'le Brésil'],
        ['medium', '2010', '2010', 'South Africa', 'l’Afrique du Sud'],
        ['medium', '1994', '1994', 'the United States', 'les États-Unis'],
        ['tough', '1954', '1954', 'Switzerland', 'la Suisse'],
        ['tough', '1958', '1958', 'Sweden', 'la Suède'],
        ['tough', '1962', '1962', 'Chile', 'le Chili'],
        ['tough', '1982', '1982', 'Spain', 'l’Espagne'],
      ],
    },
  ],
}
