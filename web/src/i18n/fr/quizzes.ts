import type en from '../en/quizzes.ts'

const quizzes: typeof en = {
  title: 'Quiz',
  sentence: 'Ce qui est publié, ce qui s’écrit, ce qui est terminé.',
  failed: 'Les quiz n’ont pas pu être chargés.',
  create: {
    fromThese: 'En faire un quiz',
    action: 'Créer un quiz',
    whyNot: 'Pourquoi ne puis-je pas créer de quiz ?',
    inactive:
      'Cette organisation est inactive : son contenu reste lisible, mais rien de nouveau ne peut être créé.',
    askOwner: 'Demandez à la personne propriétaire de la réactiver.',
    reactivate: 'Réactiver',
  },
  shelves: {
    ongoing: 'Publiés',
    drafts: 'Brouillons',
    past: 'Terminés',
  },
  schedule: {
    none: 'Pas encore de dates',
    from: 'Début : {{start}}',
    until: 'Fin : {{end}}',
    neverOpened: 'Terminé avant d’ouvrir : {{end}}',
    day: '{{day}}, {{hours}}',
    days: '{{start}} – {{end}}',
    inZone: '{{phrase}} ({{zone}})',
  },
  ending: {
    soon: 'Se termine dans {{count}} min',
    now: 'Se termine à l’instant',
  },
  duration: {
    none: 'Sans limite de temps',
    minutes: '{{minutes}} min',
    hours: '{{hours}} h',
    both: '{{hours}} h {{minutes}} min',
  },
  questions_one: '{{count}} question',
  questions_other: '{{count}} questions',
  people: {
    none: 'Aucune invitation pour l’instant',
    invited_one: '{{count}} personne invitée',
    invited_other: '{{count}} personnes invitées',
    begun_one: '{{begun}} sur {{invited}} a commencé',
    begun_other: '{{begun}} sur {{invited}} ont commencé',
    tookPart_one: '{{begun}} sur {{invited}} a participé',
    tookPart_other: '{{begun}} sur {{invited}} ont participé',
    nobody: 'Aucune participation',
  },
  by: 'par {{name}}',
  changed: 'modifié {{when}}',
  filters: {
    search: 'Rechercher',
    searchPlaceholder: 'Mots du titre',
    sort: 'Trier par',
    mine: 'Seulement les miens',
    clear: 'Effacer les filtres',
  },
  sorts: {
    changed: 'Dernière modification',
    title: 'Titre, de A à Z',
    start: 'Début le plus récent',
    end: 'Fin la plus proche',
  },
  list: {
    caption: {
      ongoing: 'Quiz publiés',
      drafts: 'Brouillons',
      past: 'Quiz terminés',
    },
    quiz: 'Quiz',
    phase: 'État',
    when: 'Quand',
    questions: 'Questions',
    people: 'Personnes',
    changed: 'Dernière modification',
  },
  empty: {
    ongoing: 'Aucun quiz ouvert ou à venir',
    ongoingSentence: 'Un quiz publié reste ici jusqu’à sa fin, avec le nombre de personnes qui ont commencé.',
    toDrafts_one: 'Voir votre brouillon',
    toDrafts_other: 'Voir les {{count}} brouillons',
    drafts: 'Aucun brouillon',
    draftsSentence:
      'Tout quiz est d’abord un brouillon : il s’enregistre pendant que vous l’écrivez, et personne ne le voit avant sa publication.',
    past: 'Rien n’est encore terminé',
    pastSentence:
      'Quand la fin d’un quiz est passée, ou que vous l’arrêtez plus tôt, il arrive ici. Dupliquez-en un pour vous en resservir.',
    noMatch: 'Aucun quiz ne correspond',
    noMatchSentence: 'Aucun quiz n’a ces mots dans son titre.',
    noneOfMine: 'Aucun n’est de vous',
    noneOfMineSentence: 'D’autres membres de l’organisation en ont peut-être.',
    noPage: 'Cette page est vide',
    noPageSentence: 'Il y a moins de quiz que le jour où le lien vers cette page a été créé.',
    firstPage: 'Aller à la première page',
  },
  menu: {
    actionsOf: 'Actions pour « {{title}} »',
    edit: 'Modifier',
    view: 'Voir',
    participants: 'Personnes',
    duplicate: 'Dupliquer',
    export: 'Exporter',
    duplicateToChange: 'Dupliquer pour modifier',
    locked: {
      others: 'Seule la personne qui l’a créé peut le modifier.',
      completed: 'Il est terminé et reste tel quel.',
      participants: 'Des personnes sont invitées : il n’est plus modifiable.',
      inactive: 'Son organisation est inactive.',
    },
    undeletable: {
      published: 'Seul un brouillon peut être supprimé. Repassez-le d’abord en brouillon, ou terminez-le.',
      participants: 'Des personnes sont invitées : il ne peut pas être supprimé.',
    },
    handOver: 'Confier à…',
    deactivate: 'Remettre en brouillon',
    end: 'Terminer maintenant',
    delete: 'Supprimer',
  },
  deeds: {
    end: {
      title: 'Terminer « {{title}} » maintenant ?',
      sentence:
        'Il se ferme pour tout le monde, à l’instant. Plus personne ne peut commencer, et les copies en cours sont rendues telles quelles. Un quiz terminé ne se rouvre pas ; il peut seulement être dupliqué.',
      sentenceScheduled:
        'Il n’ouvrira jamais : il se ferme pour tout le monde avant son début. Un quiz terminé ne se rouvre pas ; il peut seulement être dupliqué.',
      confirm: 'Terminer pour tout le monde',
      done: '« {{title}} » est terminé.',
      toResults: 'Voir les résultats',
    },
    deactivate: {
      title: 'Remettre « {{title}} » en brouillon ?',
      sentence:
        'Personne ne pourra l’ouvrir avant une nouvelle publication. Personne n’a commencé : rien n’est perdu.',
      sentenceInvited: 'Personne ne pourra l’ouvrir avant une nouvelle publication.',
      invited_one: '{{count}} personne est invitée. Que devient son invitation ?',
      invited_other: '{{count}} personnes sont invitées. Que deviennent les invitations ?',
      fates: {
        keep: {
          label: 'Les conserver',
          description:
            'Le quiz est fermé pour elles en attendant. Il reste tel qu’annoncé et ne peut pas être modifié.',
        },
        withdraw: {
          label: 'Tout retirer',
          description: 'Les liens ne fonctionnent plus. Le quiz peut de nouveau être modifié ou supprimé.',
        },
        tell: {
          label: 'Tout retirer, et prévenir par courriel',
          description: 'Qui n’a pas encore reçu l’invitation n’apprendra ni l’une ni l’autre.',
        },
      },
      doneWithdrawn: '« {{title}} » est de nouveau un brouillon, sans plus aucune invitation.',
      confirm: 'Remettre en brouillon',
      done: '« {{title}} » est de nouveau un brouillon.',
    },
    delete: {
      title: 'Supprimer « {{title}} » ?',
      sentence_zero: 'Le brouillon, ses dates et ses réglages seront définitivement perdus.',
      sentence_one:
        'Le brouillon, ses dates, ses réglages et son choix de {{count}} question seront définitivement perdus. La question elle-même reste dans la banque.',
      sentence_other:
        'Le brouillon, ses dates, ses réglages et son choix de {{count}} questions seront définitivement perdus. Les questions elles-mêmes restent dans la banque.',
      confirm: 'Supprimer le brouillon',
      done: '« {{title}} » est supprimé.',
    },
  },
  withdrawnUntold_one:
    '{{formatted}} personne n’a pas pu être prévenue\u00a0: vos courriels du jour sont épuisés.',
  withdrawnUntold_other:
    '{{formatted}} personnes n’ont pas pu être prévenues\u00a0: vos courriels du jour sont épuisés.',
}

export default quizzes
