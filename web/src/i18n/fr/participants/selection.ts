import type en from '../../en/participants/selection.ts'

const selection: typeof en = {
  label: 'Sélectionner des personnes',
  column: 'Sélection',
  selectOne: 'Sélectionner {{person}}',
  page: 'Toutes les personnes de cette page',
  selected_one: '{{formatted}} personne sélectionnée',
  selected_other: '{{formatted}} personnes sélectionnées',
  full_one: '{{formatted}} personne sélectionnée\u00a0: impossible d’en traiter plus en une fois',
  full_other: '{{formatted}} personnes sélectionnées\u00a0: impossible d’en traiter plus en une fois',
  clear: 'Annuler la sélection',
  more_one: 'et {{count}} autre',
  more_other: 'et {{count}} autres',
  actions: {
    remind: 'Relancer',
    grant: 'Temps supplémentaire',
    schedule: 'Créneau',
    withdraw: 'Retirer',
  },
  reasons: {
    begun_one: '{{formatted}} personne a déjà commencé\u00a0:',
    begun_other: '{{formatted}} personnes ont déjà commencé\u00a0:',
    through_one: '{{formatted}} personne a déjà terminé\u00a0:',
    through_other: '{{formatted}} personnes ont déjà terminé\u00a0:',
    rested_one: '{{formatted}} personne a été relancée il y a moins d’une heure\u00a0:',
    rested_other: '{{formatted}} personnes ont été relancées il y a moins d’une heure\u00a0:',
    mailless_one: '{{formatted}} personne n’a pas d’adresse e-mail\u00a0:',
    mailless_other: '{{formatted}} personnes n’ont pas d’adresse e-mail\u00a0:',
    gone_one: '{{formatted}} personne a supprimé son compte\u00a0:',
    gone_other: '{{formatted}} personnes ont supprimé leur compte\u00a0:',
  },
  remind: {
    title_zero: 'Aucune de ces personnes ne peut être relancée',
    title_one: 'Relancer {{formatted}} personne\u00a0?',
    title_other: 'Relancer {{formatted}} personnes\u00a0?',
    confirm: 'Envoyer les relances',
  },
  grant: {
    title_zero: 'Aucune de ces personnes ne peut recevoir de temps supplémentaire',
    title_one: 'Temps supplémentaire pour {{formatted}} personne',
    title_other: 'Temps supplémentaire pour {{formatted}} personnes',
    confirm: 'Accorder ce temps',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    label: 'Minutes',
    hint: 'S’ajoute au temps déjà accordé. Les personnes en train de répondre en bénéficient aussitôt\u00a0; celles qui n’ont pas commencé sont prévenues par courriel.',
    done_zero: 'Personne n’a reçu de temps supplémentaire.',
    done_one: '{{formatted}} personne a plus de temps.',
    done_other: '{{formatted}} personnes ont plus de temps.',
    told_one: '{{formatted}} personne qui n’a pas commencé est prévenue par courriel.',
    told_other: '{{formatted}} personnes qui n’ont pas commencé sont prévenues par courriel.',
    toldKept_one:
      '{{formatted}} courriel à ce sujet est dans la boîte d’envoi\u00a0: ce site n’envoie pas de courriels.',
    toldKept_other:
      '{{formatted}} courriels à ce sujet sont dans la boîte d’envoi\u00a0: ce site n’envoie pas de courriels.',
    untold_one:
      '{{formatted}} personne n’a pas pu être prévenue\u00a0: vous avez atteint votre limite de courriels pour aujourd’hui.',
    untold_other:
      '{{formatted}} personnes n’ont pas pu être prévenues\u00a0: vous avez atteint votre limite de courriels pour aujourd’hui.',
  },
  schedule: {
    title_zero: 'Toutes ces personnes ont déjà commencé',
    title_one: 'Créneau personnel de {{formatted}} personne',
    title_other: 'Créneau de {{formatted}} personnes',
    confirm: 'Enregistrer',
  },
  withdraw: {
    title_zero: 'Aucune de ces invitations ne peut être retirée',
    title_one: 'Retirer {{formatted}} invitation\u00a0?',
    title_other: 'Retirer {{formatted}} invitations\u00a0?',
    sentence:
      'Leurs liens ne fonctionneront plus\u00a0; un message l’indiquera. Les personnes qui ont commencé restent\u00a0: leurs réponses font partie des résultats. Vous pourrez inviter à nouveau les mêmes personnes, et un lien de partage qui les admet leur permettra aussi d’entrer.',
    confirm: 'Retirer',
  },
}

export default selection
