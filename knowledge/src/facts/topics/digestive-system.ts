import type { FactPack } from '../pack.ts'

export const digestiveSystem: FactPack = {
  id: 'digestive-system',
  name: { en: 'The digestive system', fr: 'Le système digestif' },
  aliases: {
    en: ['digestive system', 'digestion', 'digestive tract'],
    fr: ['appareil digestif', 'digestion', 'tube digestif'],
  },
  relations: [
    {
      forward: {
        en: 'In digestion, what is the main job of {entity}?',
        fr: 'Dans la digestion, quel est le rôle principal {entity} ?',
      },
      reverse: {
        en: 'In digestion, which part has this job: {value}?',
        fr: 'Dans la digestion, qu’est-ce qui a pour rôle de {value} ?',
      },
      statement: {
        en: 'In digestion, the main job of {entity} is to {value}.',
        fr: 'Dans la digestion, le rôle principal {entity} est de {value}.',
      },
      open: {
        en: 'Explain what {entity} does in digestion.',
        fr: 'Expliquez le rôle {entity} dans la digestion.',
      },
      facts: [
        [
          'easy',
          'the teeth',
          'de la denture',
          'cut and crush what we eat',
          'couper et broyer ce que l’on mange',
        ],
        [
          'easy',
          'saliva',
          'de la salive',
          'moisten each mouthful and begin on starch',
          'humecter la bouchée et attaquer l’amidon',
        ],
        [
          'easy',
          'the stomach',
          'de l’estomac',
          'churn and acidify the meal',
          'brasser et acidifier le repas',
        ],
        [
          'easy',
          'the oesophagus',
          'de l’œsophage',
          'carry each mouthful down the chest',
          'conduire la bouchée à travers le thorax',
        ],
        [
          'medium',
          'the small intestine',
          'de l’intestin grêle',
          'absorb most of the nutrients',
          'absorber la plupart des nutriments',
        ],
        [
          'medium',
          'the large intestine',
          'du gros intestin',
          'take back water and form stools',
          'récupérer l’eau et former les selles',
        ],
        ['medium', 'the liver', 'du foie', 'produce bile', 'produire la bile'],
        [
          'medium',
          'the gall bladder',
          'de la vésicule biliaire',
          'store and concentrate the bile',
          'stocker et concentrer la bile',
        ],
        [
          'medium',
          'the tongue',
          'de la langue',
          'push the mouthful backwards',
          'pousser la bouchée vers l’arrière',
        ],
        [
          'tough',
          'the epiglottis',
          'de l’épiglotte',
          'close the airway as we swallow',
          'fermer les voies respiratoires quand on avale',
        ],
        [
          'tough',
          'the villi',
          'de la paroi à villosités',
          'widen the surface for absorption',
          'agrandir la surface d’absorption',
        ],
        [
          'tough',
          'the pylorus',
          'du pylore',
          'let the meal out of the stomach little by little',
          'laisser sortir peu à peu le contenu de l’estomac',
        ],
        [
          'tough',
          'pepsin',
          'de la pepsine',
          'begin to break down proteins',
          'commencer à découper les protéines',
        ],
        ['tough', 'lipase', 'de la lipase', 'break down fats', 'découper les graisses'],
      ],
    },
  ],
}
