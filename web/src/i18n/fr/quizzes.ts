import type en from '../en/quizzes.ts'

const quizzes: typeof en = {
  title: 'Quiz',
  sentence: 'Vos quiz publiés, en préparation et terminés.',
  failed: 'Les quiz n’ont pas pu être chargés.',
  create: {
    fromThese: 'En faire un quiz',
    action: 'Créer un quiz',
    whyNot: 'Pourquoi ne puis-je pas créer de quiz ?',
    inactive:
      'Cette organisation est inactive\u00a0: son contenu reste consultable, mais rien ne peut y être créé.',
    askOwner: 'Demandez à la personne propriétaire de la réactiver.',
    reactivate: 'Réactiver',
    noSpace:
      'Votre formule ne permet plus de créer de quiz ce mois-ci. Vous pourrez en créer à nouveau le mois prochain, ou dès maintenant avec une formule supérieure.',
    seePlans: 'Voir les formules',
    noSpaceHere:
      'La formule de l’organisation ne permet plus de créer de quiz ce mois-ci. Vous pourrez en créer à nouveau le mois prochain, ou demander une autre formule à la personne propriétaire.',
    toUsage: 'Faire la demande sur la page d’utilisation',
    ownLimit:
      'Vous avez atteint votre limite de quiz. La personne propriétaire ou la modération peut la relever.',
    seeUsage: 'Voir votre utilisation',
    notSaved: 'Ce que vous écrivez ici n’est enregistré que dans ce navigateur.',
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
    neverOpened: 'Terminé sans avoir ouvert\u00a0: {{end}}',
    day: '{{day}}, {{hours}}',
    days: '{{start}} – {{end}}',
    inZone: '{{phrase}} ({{zone}})',
  },
  ending: {
    soon: 'Se termine dans {{count}} min',
    now: 'Se termine maintenant',
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
    begun_one: '{{begun}} personne sur {{invited}} a commencé',
    begun_other: '{{begun}} personnes sur {{invited}} ont commencé',
    tookPart_one: '{{begun}} personne sur {{invited}} a participé',
    tookPart_other: '{{begun}} personnes sur {{invited}} ont participé',
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
    when: 'Dates',
    questions: 'Questions',
    people: 'Participants',
    changed: 'Dernière modification',
  },
  empty: {
    ongoing: 'Aucun quiz ouvert ou à venir',
    ongoingSentence: 'Un quiz publié reste ici jusqu’à sa fin, avec le nombre de personnes qui ont commencé.',
    toDrafts_one: 'Voir votre brouillon',
    toDrafts_other: 'Voir les {{count}} brouillons',
    drafts: 'Aucun brouillon',
    draftsSentence:
      'Tout quiz est d’abord un brouillon\u00a0: il est enregistré au fur et à mesure, et personne ne le voit avant sa publication.',
    past: 'Aucun quiz terminé',
    pastSentence:
      'Un quiz apparaît ici quand sa date de fin est passée ou que vous l’arrêtez plus tôt. Vous pouvez le proposer à nouveau, à d’autres personnes.',
    noMatch: 'Aucun quiz ne correspond',
    noMatchSentence: 'Aucun titre de quiz ne contient ces mots.',
    noneOfMine: 'Vous n’en avez créé aucun',
    noneOfMineSentence: 'D’autres membres de l’organisation en ont peut-être créé.',
    noPage: 'Cette page est vide',
    noPageSentence: 'Il y a moins de quiz que lorsque ce lien a été créé.',
    firstPage: 'Aller à la première page',
  },
  menu: {
    actionsOf: 'Actions pour « {{title}} »',
    edit: 'Modifier',
    view: 'Voir',
    participants: 'Participants',
    duplicate: 'Dupliquer',
    repeat: 'Proposer à nouveau…',
    export: 'Exporter',
    duplicateToChange: 'Dupliquer pour modifier',
    locked: {
      others: 'Seule la personne qui l’a créé peut le modifier.',
      completed: 'Le quiz est terminé et n’est plus modifiable.',
      participants: 'Le quiz n’est pas modifiable tant que des personnes sont invitées.',
      inactive: 'Son organisation est inactive.',
    },
    undeletable: {
      published: 'Seul un brouillon peut être supprimé. Remettez-le d’abord en brouillon, ou terminez-le.',
      participants: 'Des personnes sont invitées : il ne peut pas être supprimé.',
    },
    handOver: 'Confier à…',
    deactivate: 'Remettre en brouillon',
    end: 'Terminer maintenant',
    delete: 'Supprimer',
  },
  actions: {
    end: {
      title: 'Terminer « {{title}} » maintenant ?',
      sentence:
        'Il se ferme immédiatement pour tout le monde. Plus personne ne peut commencer, et les copies en cours sont rendues en l’état. Un quiz terminé ne peut pas être rouvert, mais vous pouvez le proposer à nouveau.',
      sentenceScheduled:
        'Il ne s’ouvrira jamais\u00a0: il se ferme pour tout le monde avant son début. Un quiz terminé ne peut pas être rouvert, mais vous pouvez le proposer à nouveau.',
      working_zero: 'Personne n’est en train de répondre.',
      working_one: '{{formatted}} personne est encore en train de répondre.',
      working_other: '{{formatted}} personnes sont encore en train de répondre.',
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
            'Le quiz leur est fermé en attendant. Il n’est pas modifiable tant qu’elles sont invitées.',
        },
        withdraw: {
          label: 'Les retirer toutes',
          description:
            'Les liens ne fonctionneront plus. Le quiz pourra de nouveau être modifié ou supprimé.',
        },
        tell: {
          label: 'Les retirer toutes, et prévenir par courriel',
          description:
            'Les personnes dont l’invitation n’a pas encore été envoyée ne recevront aucun courriel.',
        },
      },
      doneWithdrawn:
        '«\u00a0{{title}}\u00a0» est de nouveau un brouillon\u00a0; toutes les invitations sont retirées.',
      confirm: 'Remettre en brouillon',
      done: '« {{title}} » est de nouveau un brouillon.',
    },
    delete: {
      title: 'Supprimer « {{title}} » ?',
      sentence_zero: 'Le brouillon, ses dates et ses réglages seront définitivement perdus.',
      sentence_one:
        'Le brouillon, ses dates, ses réglages et sa liste de {{count}} question seront définitivement perdus. La question elle-même reste dans la banque.',
      sentence_other:
        'Le brouillon, ses dates, ses réglages et sa liste de {{count}} questions seront définitivement perdus. Les questions elles-mêmes restent dans la banque.',
      confirm: 'Supprimer le brouillon',
      done: '« {{title}} » est supprimé.',
    },
  },
  withdrawnUntold_one:
    '{{formatted}} personne n’a pas pu être prévenue\u00a0: vous avez atteint votre limite de courriels pour aujourd’hui.',
  withdrawnUntold_other:
    '{{formatted}} personnes n’ont pas pu être prévenues\u00a0: vous avez atteint votre limite de courriels pour aujourd’hui.',
}

export default quizzes
