import type { FactPack } from '../pack.ts'

export const cellDivision: FactPack = {
  id: 'cell-division',
  name: { en: 'Cell division: mitosis and meiosis', fr: 'Division cellulaire : mitose et méiose' },
  aliases: {
    en: ['mitosis and meiosis', 'mitosis vs meiosis', 'cell division'],
    fr: ['mitose et méiose', 'division cellulaire'],
  },
  narrower: { en: ['mitosis', 'meiosis'], fr: ['mitose', 'méiose'] },
  relations: [
    {
      forward: {
        en: 'In cell division, what is meant by “{entity}”?',
        fr: 'Dans la division cellulaire, que désigne le terme « {entity} » ?',
      },
      reverse: {
        en: 'In cell division, which term is used for this: {value}?',
        fr: 'Dans la division cellulaire, quel est le terme qui désigne ceci : {value} ?',
      },
      statement: {
        en: 'In cell division, the term “{entity}” is used for this: {value}.',
        fr: 'Dans la division cellulaire, le terme « {entity} » désigne ceci : {value}.',
      },
      open: {
        en: 'In cell division, what is meant by “{entity}”? Explain it in your own words and give an example.',
        fr: 'Dans la division cellulaire, que désigne le terme « {entity} » ? Expliquez-le avec vos mots et donnez un exemple.',
      },
      fillIn: 'entity',
      facts: [
        [
          'easy',
          'mitosis',
          'mitose',
          'division that gives two identical cells',
          'division qui donne deux cellules identiques',
        ],
        [
          'easy',
          'meiosis',
          'méiose',
          'division that gives sex cells',
          'division qui donne les cellules sexuelles',
        ],
        [
          'easy',
          'chromosome',
          'chromosome',
          'thread of DNA that becomes visible',
          'filament d’ADN qui devient visible',
        ],
        ['easy', 'gamete', 'gamète', 'egg or sperm', 'ovule ou spermatozoïde'],
        ['medium', 'interphase', 'interphase', 'period in which DNA is copied', 'période où l’ADN est copié'],
        [
          'medium',
          'spindle',
          'fuseau',
          'fibres that pull the copies apart',
          'fibres qui séparent les copies',
        ],
        [
          'medium',
          'diploid',
          'diploïde',
          'having two sets of chromosomes',
          'qui possède deux lots de chromosomes',
        ],
        [
          'medium',
          'haploid',
          'haploïde',
          'having a single set of chromosomes',
          'qui possède un seul lot de chromosomes',
        ],
        [
          'medium',
          'metaphase',
          'métaphase',
          'stage in which all line up in the middle',
          'étape où tout s’aligne au milieu',
        ],
        [
          'tough',
          'anaphase',
          'anaphase',
          'stage in which the halves move to the poles',
          'étape où les moitiés migrent vers les pôles',
        ],
        [
          'tough',
          'crossing-over',
          'enjambement',
          'swap of pieces between paired chromosomes',
          'échange de morceaux entre chromosomes appariés',
        ],
        [
          'tough',
          'centromere',
          'centromère',
          'point where two chromatids are joined',
          'point où deux chromatides sont attachées',
        ],
        [
          'tough',
          'cytokinesis',
          'cytocinèse',
          'final splitting of the cytoplasm',
          'partage final du cytoplasme',
        ],
        [
          'tough',
          'non-disjunction',
          'non-disjonction',
          'failure of a pair to separate',
          'absence de séparation d’une paire',
        ],
      ],
    },
  ],
}
