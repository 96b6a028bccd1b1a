import type en from '../../en/quiz/changes.ts'

const changes: typeof en = {
  addPeople: 'Ajouter des personnes',
  parts: {
    title: 'Question',
    answer: 'Réponse {{letter}}',
    explanation: 'Explication',
    instructions: 'Consignes',
  },
  told_one:
    'Un courriel à ce sujet est dans la boîte d’envoi pour {{formatted}} personne qui n’a pas commencé.',
  told_other:
    'Des courriels à ce sujet sont dans la boîte d’envoi pour {{formatted}} personnes qui n’ont pas commencé.',
  untold_one:
    '{{formatted}} personne n’a pas pu être prévenue\u00a0: vous avez atteint votre limite de courriels pour aujourd’hui.',
  untold_other:
    '{{formatted}} personnes n’ont pas pu être prévenues\u00a0: vous avez atteint votre limite de courriels pour aujourd’hui.',
  laterEnd: {
    action: 'Repousser la fin',
    title: 'Repousser la fin du quiz',
    now: 'Fin actuelle\u00a0: {{when}}.',
    usual: {
      halfHour: '30 minutes plus tard',
      hour: '1 heure plus tard',
      day: '1 jour plus tard',
      week: '1 semaine plus tard',
    },
    until: 'Nouvelle fin',
    sentence:
      'Les personnes qui ont une adresse et n’ont pas commencé reçoivent un courriel, si ce site en envoie\u00a0; prévenez vous-même les autres. Les personnes en train de répondre voient aussitôt la nouvelle fin. Les copies déjà rendues ne changent pas. La fin ne pourra plus être avancée.',
    confirm: 'Repousser la fin',
    done: 'Nouvelle fin\u00a0: {{when}}.',
  },
  handOver: {
    title: 'Confier le quiz',
    now: 'Ce quiz appartient à {{name}}. Choisissez qui le reprend.',
    to: 'Nouvelle personne responsable',
    placeholder: 'Nom ou adresse d’un membre',
    you: 'Vous\u00a0: {{label}}',
    nobody: 'Aucun membre actif ne correspond.',
    missing: 'Choisissez qui le reprend.',
    sentence:
      'Désormais, cette personne est la seule à pouvoir le modifier, inviter, le suivre en direct, corriger, voir les résultats et les publier\u00a0; {{previous}} ne le pourra plus. Les participants, les réponses et les notes ne changent pas, et les questions de la banque restent à leurs auteurs. Ces deux personnes sont prévenues par courriel, si ce site en envoie.',
    confirm: 'Confier',
    done: '«\u00a0{{title}}\u00a0» appartient maintenant à {{name}}.',
  },
  wording: {
    correct: 'Corriger la formulation de la question {{number}}',
    correctInstructions: 'Corriger une faute',
    title: 'Corriger la question {{number}}',
    titleInstructions: 'Corriger les consignes',
    failed: 'La formulation n’a pas pu être chargée.',
    sentence: {
      question:
        'Pour corriger des fautes de frappe, tant que personne n’a commencé. La bonne réponse, les points et l’ordre des réponses restent les mêmes.',
      instructions: 'Pour corriger des fautes de frappe, tant que personne n’a commencé.',
    },
    check:
      'Voici les modifications. Si ce site envoie des courriels, les personnes qui ont une adresse apprendront qu’une correction a été faite, sans le détail.',
    same: 'Vous n’avez encore rien modifié.',
    next: 'Voir la différence',
    back: 'Retour',
    confirm: 'Corriger',
    alsoInBank: 'Aussi dans la banque de questions',
    done: 'La formulation est corrigée.',
    bank: {
      organizationInactive: 'La banque conserve l’ancienne formulation\u00a0: l’organisation est inactive.',
      onlyCreatorEditsQuestion:
        'La banque conserve l’ancienne formulation\u00a0: cette question a été écrite par quelqu’un d’autre.',
      questionInActiveQuiz:
        'La banque conserve l’ancienne formulation\u00a0: un autre quiz en cours pose cette question.',
      questionChangedMeanwhile:
        'La banque conserve sa formulation\u00a0: elle n’est plus la même que dans ce quiz.',
    },
  },
  difference: {
    before: 'Avant',
    after: 'Après',
    nothing: 'Rien',
  },
  history: {
    heading: 'Historique',
    sentence: 'Les actions effectuées sur ce quiz. Elles ne sont visibles que par vous.',
    byAt: '{{name}}, {{when}}',
    gone: 'Compte supprimé',
    showAll: 'Tout afficher ({{count}})',
    difference: 'Voir la différence',
  },
  actions: {
    published: 'Publié',
    taken_back: 'Remis en brouillon',
    ended: 'Terminé avant l’heure prévue',
    ends_later: 'Fin repoussée\u00a0: {{before}} → {{after}}',
    reworded: 'Formulation de la question {{number}} corrigée',
    rewordedInBank: 'Formulation de la question {{number}} corrigée, ici et dans la banque',
    rewordedInstructions: 'Consignes corrigées',
    invited_one: '{{formatted}} personne invitée',
    invited_other: '{{formatted}} personnes invitées',
    let_in_again: 'Une personne entrée avec le code de salle a pu entrer sur un autre appareil',
    sent_out: 'Une personne entrée avec le code de salle a été exclue',
    withdrawn_one: '{{formatted}} invitation retirée',
    withdrawn_other: '{{formatted}} invitations retirées',
    reminded_one: '{{formatted}} personne relancée',
    reminded_other: '{{formatted}} personnes relancées',
    handed_over: 'Confié par l’organisation\u00a0: {{from}} → {{to}}',
    own_window_one: 'Créneau personnel pour {{formatted}} personne\u00a0: {{when}}',
    own_window_other: 'Créneau personnel pour {{formatted}} personnes\u00a0: {{when}}',
    own_choice_one: 'Créneau à choisir par {{formatted}} personne\u00a0: {{when}}',
    own_choice_other: 'Créneau à choisir par {{formatted}} personnes\u00a0: {{when}}',
    own_window_removed_one: 'Créneau personnel de {{formatted}} personne retiré',
    own_window_removed_other: 'Créneau personnel de {{formatted}} personnes retiré',
    extra_time_one: '{{minutes}} minutes de plus pour {{formatted}} personne',
    extra_time_other: '{{minutes}} minutes de plus pour {{formatted}} personnes',
  },
}

export default changes
