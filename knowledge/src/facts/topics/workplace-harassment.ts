import type { FactPack } from '../pack.ts'

export const workplaceHarassment: FactPack = {
  id: 'workplace-harassment',
  name: { en: 'Harassment at work', fr: 'Harcèlement au travail' },
  aliases: {
    en: ['harassment prevention', 'workplace harassment'],
    fr: ['harcèlement', 'prévention du harcèlement'],
  },
  narrower: {
    en: ['bullying at work', 'sexual harassment'],
    fr: ['harcèlement moral', 'harcèlement sexuel'],
  },
  relations: [
    {
      forward: {
        en: 'As regards harassment at work, what is meant by “{entity}”?',
        fr: 'En matière de harcèlement au travail, que désigne le terme « {entity} » ?',
      },
      reverse: {
        en: 'As regards harassment at work, which term is used for this: {value}?',
        fr: 'En matière de harcèlement au travail, quel est le terme qui désigne ceci : {value} ?',
      },
      statement: {
        en: 'As regards harassment at work, the term “{entity}” is used for this: {value}.',
        fr: 'En matière de harcèlement au travail, le terme « {entity} » désigne ceci : {value}.',
      },
      open: {
        en: 'As regards harassment at work, what is meant by “{entity}”? Explain it in your own words and give an example.',
        fr: 'En matière de harcèlement au travail, que désigne le terme « {entity} » ? Expliquez-le avec vos mots et donnez un exemple.',
      },
      fillIn: 'entity',
      facts: [
        [
          'easy',
          'witness',
          'témoin',
          'person who saw or heard the acts',
          'personne qui a vu ou entendu les faits',
        ],
        ['easy', 'victim', 'victime', 'person who suffers the acts', 'personne qui subit les faits'],
        ['easy', 'perpetrator', 'auteur', 'person who commits the acts', 'personne qui commet les faits'],
        [
          'easy',
          'consent',
          'consentement',
          'free agreement, which can be withdrawn',
          'accord libre, que l’on peut retirer',
        ],
        [
          'medium',
          'retaliation',
          'représailles',
          'punishing someone for having reported',
          'fait de punir celui qui a signalé',
        ],
        [
          'medium',
          'cyberbullying',
          'cyberharcèlement',
          'repeated attacks by messages and networks',
          'attaques répétées par messages et réseaux',
        ],
        [
          'medium',
          'mobbing',
          'harcèlement de groupe',
          'attacks by several colleagues against one',
          'attaques de plusieurs collègues contre un seul',
        ],
        [
          'medium',
          'confidentiality',
          'confidentialité',
          'duty to keep a report to those concerned',
          'devoir de réserver un signalement aux personnes concernées',
        ],
        [
          'medium',
          'stalking',
          'traque',
          'following and watching someone again and again',
          'fait de suivre et de surveiller une personne sans cesse',
        ],
        [
          'tough',
          'whistleblower',
          'lanceur d’alerte',
          'person who reports wrongdoing in good faith',
          'personne qui signale un abus de bonne foi',
        ],
        [
          'tough',
          'hostile environment',
          'environnement hostile',
          'climate made unbearable by jokes and remarks',
          'climat rendu insupportable par des blagues et des remarques',
        ],
        [
          'tough',
          'quid pro quo',
          'chantage sexuel',
          'favour demanded in return for an advantage',
          'faveur exigée en échange d’un avantage',
        ],
        [
          'tough',
          'bystander intervention',
          'intervention d’un tiers',
          'stepping in when one sees it happen',
          'fait d’agir quand on assiste à la scène',
        ],
        [
          'tough',
          'gaslighting',
          'détournement cognitif',
          'making someone doubt their own mind',
          'fait de faire douter une personne de sa raison',
        ],
      ],
    },
  ],
}
