import type { FactPack } from '../pack.ts'

export const firstWorldWar: FactPack = {
  id: 'first-world-war',
  name: { en: 'The First World War', fr: 'La Grande Guerre (1914-1918)' },
  aliases: {
    en: ['First World War', 'World War I', 'World War 1', 'WWI', 'WW1', 'Great War'],
    fr: ['Première Guerre mondiale', 'Grande Guerre', 'guerre de 14-18', '14-18', '1914-1918'],
  },
  narrower: { en: ['trench warfare'], fr: ['poilus', 'guerre des tranchées'] },
  relations: [
    {
      forward: {
        en: 'In which year did this take place: {entity}?',
        fr: 'En quelle année cet événement a-t-il eu lieu : {entity} ?',
      },
      statement: {
        en: 'This took place in {value}: {entity}.',
        fr: 'Cet événement a eu lieu en {value} : {entity}.',
      },
      fillIn: 'value',
      facts: [
        [
          'easy',
          'the assassination of Archduke Franz Ferdinand in Sarajevo',
          'l’assassinat de l’archiduc François-Ferdinand à Sarajevo',
          '1914',
          '1914',
        ],
        [
          'easy',
          'the armistice signed in the forest of Compiègne',
          'l’armistice signé en forêt de Compiègne',
          '1918',
          '1918',
        ],
        [
          'medium',
          'the entry of the United States into the First World War',
          'l’entrée en guerre des États-Unis dans la Grande Guerre',
          '1917',
          '1917',
        ],
        ['medium', 'the battle of Verdun', 'la bataille de Verdun', '1916', '1916'],
        [
          'medium',
          'the signing of the Treaty of Versailles',
          'la signature du traité de Versailles',
          '1919',
          '1919',
        ],
        ['tough', 'the sinking of the Lusitania', 'le torpillage du Lusitania', '1915', '1915'],
        ['tough', 'the signing of the Triple Alliance', 'la signature de la Triple Alliance', '1882', '1882'],
        ['tough', 'the Agadir crisis in Morocco', 'la crise d’Agadir au Maroc', '1911', '1911'],
      ],
    },
    {
      forward: {
        en: 'In the history of the First World War, what is meant by “{entity}”?',
        fr: 'Dans l’histoire de la Grande Guerre, que désigne le terme « {entity} » ?',
      },
      reverse: {
        en: 'In the history of the First World War, which term is used for this: {value}?',
        fr: 'Dans l’histoire de la Grande Guerre, quel est le terme qui désigne ceci : {value} ?',
      },
      statement: {
        en: 'In the history of the First World War, the term “{entity}” is used for this: {value}.',
        fr: 'Dans l’histoire de la Grande Guerre, le terme « {entity} » désigne ceci : {value}.',
      },
      open: {
        en: 'In the history of the First World War, what is meant by “{entity}”? Explain it in your own words and give an example.',
        fr: 'Dans l’histoire de la Grande Guerre, que désigne le terme « {entity} » ? Expliquez-le avec vos mots et donnez un exemple.',
      },
      fillIn: 'entity',
      facts: [
        [
          'easy',
          'trench',
          'tranchée',
          'ditch dug to shelter soldiers',
          'fossé creusé pour abriter les soldats',
        ],
        [
          'easy',
          'armistice',
          'armistice',
          'agreement to stop the fighting',
          'accord qui met fin aux combats',
        ],
        [
          'easy',
          'front',
          'front',
          'line where the armies face each other',
          'ligne où les armées se font face',
        ],
        [
          'medium',
          'no man’s land',
          'no man’s land',
          'ground between the two enemy lines',
          'terrain qui sépare les deux lignes ennemies',
        ],
        [
          'medium',
          'Triple Entente',
          'Triple-Entente',
          'alliance of France, Britain and Russia',
          'alliance de la France, du Royaume-Uni et de la Russie',
        ],
        [
          'medium',
          'Triple Alliance',
          'Triple-Alliance',
          'pact of Germany, Austria-Hungary and Italy',
          'pacte de l’Allemagne, de l’Autriche-Hongrie et de l’Italie',
        ],
        [
          'medium',
          'mobilisation',
          'mobilisation',
          'calling up of men for war',
          'appel des hommes pour la guerre',
        ],
        [
          'medium',
          'mustard gas',
          'gaz moutarde',
          'chemical weapon that burns skin and lungs',
          'arme chimique qui brûle la peau et les poumons',
        ],
        [
          'tough',
          'war of attrition',
          'guerre d’usure',
          'attempt to exhaust the enemy little by little',
          'volonté d’épuiser peu à peu l’ennemi',
        ],
        [
          'tough',
          'Schlieffen Plan',
          'plan Schlieffen',
          'German scheme to beat France through Belgium',
          'projet allemand pour vaincre la France par la Belgique',
        ],
        [
          'tough',
          'Fourteen Points',
          'Quatorze Points',
          'peace programme of President Wilson',
          'programme de paix du président Wilson',
        ],
        [
          'tough',
          'reparations',
          'réparations',
          'sums that Germany had to pay',
          'sommes que l’Allemagne a dû payer',
        ],
      ],
    },
  ],
}
