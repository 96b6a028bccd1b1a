import type { FactPack } from '../pack.ts'

export const forklifts: FactPack = {
  id: 'forklifts',
  name: { en: 'Forklift safety', fr: 'Sécurité des chariots élévateurs' },
  aliases: {
    en: ['forklift trucks', 'forklift driving', 'forklift licence', 'forklift operator'],
    fr: ['CACES', 'chariot élévateur', 'CACES chariot élévateur', 'cariste', 'conduite de chariots'],
  },
  relations: [
    {
      forward: {
        en: 'On a forklift truck, what is {entity} for?',
        fr: 'Sur un chariot élévateur, quelle est la fonction {entity} ?',
      },
      reverse: {
        en: 'On a forklift truck, which of these serves to {value}?',
        fr: 'Sur un chariot élévateur, qu’est-ce qui sert à {value} ?',
      },
      statement: {
        en: 'On a forklift truck, the purpose of {entity} is to {value}.',
        fr: 'Sur un chariot élévateur, la fonction {entity} est de {value}.',
      },
      facts: [
        ['easy', 'the fork', 'de la fourche', 'carry the pallet', 'porter la palette'],
        [
          'easy',
          'the horn',
          'de l’avertisseur',
          'warn people at a blind corner',
          'prévenir les personnes à un angle mort',
        ],
        [
          'easy',
          'the seat belt',
          'de la ceinture',
          'hold the driver in if the truck tips',
          'retenir le cariste si l’engin bascule',
        ],
        ['medium', 'the mast', 'du mât', 'guide the rise of the carriage', 'guider la montée du tablier'],
        [
          'medium',
          'the counterweight',
          'du contrepoids',
          'balance what is carried in front',
          'équilibrer ce qui est porté à l’avant',
        ],
        [
          'medium',
          'the overhead guard',
          'du toit de protection',
          'shield the driver from falling objects',
          'abriter le cariste des chutes d’objets',
        ],
        [
          'tough',
          'the load plate',
          'de la plaque de charge',
          'tell how much may be raised, and how high',
          'dire combien on peut lever, et à quelle hauteur',
        ],
        [
          'tough',
          'the load backrest',
          'du dosseret de charge',
          'stop goods from sliding back onto the mast',
          'empêcher les produits de glisser vers le mât',
        ],
      ],
    },
    {
      forward: {
        en: 'What is the safe way to drive a forklift truck {entity}?',
        fr: 'Quelle est la bonne conduite d’un chariot élévateur {entity} ?',
      },
      statement: {
        en: 'The safe way to drive a forklift truck {entity} is this: {value}.',
        fr: 'La bonne conduite d’un chariot élévateur {entity} est celle-ci : {value}.',
      },
      open: {
        en: 'Explain how to drive a forklift truck safely {entity}.',
        fr: 'Expliquez la bonne conduite d’un chariot élévateur {entity}.',
      },
      facts: [
        [
          'easy',
          'near people on foot',
          'près des piétons',
          'slow down and keep away',
          'ralentir et garder ses distances',
        ],
        ['easy', 'with nothing on board', 'à vide', 'keep the forks low', 'garder les fourches basses'],
        [
          'medium',
          'when goods block the view',
          'quand la vue est bouchée par les produits',
          'go in reverse',
          'rouler en marche arrière',
        ],
        [
          'medium',
          'when parking',
          'à l’arrêt de fin de poste',
          'lower the forks to the ground, brake, take the key',
          'poser les fourches au sol, serrer le frein, retirer la clé',
        ],
        [
          'medium',
          'on a wet floor',
          'sur un sol mouillé',
          'brake early and gently',
          'freiner tôt et en douceur',
        ],
        [
          'tough',
          'when going down a ramp loaded',
          'en descendant une rampe en charge',
          'go backwards, goods uphill',
          'reculer, les produits vers le haut',
        ],
        [
          'tough',
          'when it starts to tip over',
          'quand il commence à basculer',
          'hold on, lean away, don’t jump',
          'se cramponner, se pencher à l’opposé, ne pas sauter',
        ],
        [
          'tough',
          'when someone asks for a ride',
          'quand un collègue demande à monter',
          'refuse unless there is a second seat',
          'refuser, sauf s’il y a un second siège',
        ],
      ],
    },
  ],
}
