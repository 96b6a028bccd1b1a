import type en from '../../en/account/billing.ts'

const billing: typeof en = {
  title: 'Facturation',
  sentence: 'La formule de cet espace de travail.',
  sentencePaid: 'La formule de cet espace de travail et ce qu’elle coûte.',
  failed: 'La facturation n’a pas pu être chargée',
  usage: 'Voir l’utilisation',
  pricing: 'Comparer les formules',
  noProvider: {
    title: 'Aucun paiement sur ce site',
    sentence:
      'Aucun paiement n’est configuré\u00a0: rien n’est facturé et rien n’expire. Les formules sont attribuées par la personne qui administre ce site\u00a0; adressez-vous à elle pour en changer.',
  },
  ownerOnly: {
    sentence:
      'La formule et les paiements de l’organisation sont gérés par la personne propriétaire. La page Utilisation indique ce qu’il vous reste.',
  },
  plan: {
    title: 'Votre formule',
    missing: 'Aucune formule',
    missingSentence: 'Cet espace de travail n’a pas de formule.',
    perMonth: '{{price}} par mois',
    free: 'Gratuite',
  },
  statuses: {
    trialing: 'Essai',
    active: 'Active',
    past_due: 'Paiement échoué',
    inactive: 'Inactive',
  },
  standing: {
    trialing:
      'Période d’essai jusqu’au {{date}}. Rien n’est prélevé automatiquement\u00a0: choisissez une formule pour continuer ensuite.',
    trialingOpen: 'Période d’essai en cours. Rien n’est prélevé automatiquement.',
    active: 'Votre formule est active.',
    noPlan: 'La personne qui administre ce site peut en attribuer une.',
    noPlanOffers:
      'Choisissez l’une des formules ci-dessous, ou demandez à la personne qui administre ce site d’en attribuer une.',
    past_due:
      'Le dernier paiement a échoué. Tout fonctionne jusqu’au {{date}} ; mettez le moyen de paiement à jour d’ici là.',
    past_dueOpen: 'Le dernier paiement a échoué. Mettez le moyen de paiement à jour.',
  },
  reasons: {
    trial_ended:
      'L’essai est terminé. Vos contenus restent consultables, mais vous ne pourrez rien créer tant qu’une formule n’est pas payée.',
    payment_failed:
      'Un paiement a échoué et le délai de grâce est écoulé. Vos contenus restent consultables, mais vous ne pouvez plus rien créer.',
    unpaid:
      'La formule n’est pas payée. Vos contenus restent consultables, mais vous ne pouvez plus rien créer.',
    deactivated:
      'La personne qui administre ce site a désactivé cette organisation. Contactez-la pour la réactiver.',
    unknown: 'Vos contenus restent consultables, mais vous ne pouvez plus rien créer.',
  },
  invoice: {
    title: 'Prochaine facture',
    due: '{{amount}} le {{date}}',
    none: 'Aucune : rien ne sera prélevé.',
  },
  ends: {
    title: 'Résiliée',
    sentence: 'Prend fin le {{date}}. D’ici là, rien ne change et plus rien n’est prélevé.',
  },
  portal: {
    action: 'Moyen de paiement et factures',
    hint: 'Ouvre les pages du prestataire de paiement. Vous pouvez aussi y résilier.',
  },
  reactivate: 'Réactiver',
  offers: {
    title: 'Formules proposées',
    sentence: 'Vous payez sur la page du prestataire de paiement, puis vous revenez ici.',
    perMonth: 'par mois',
    choose: 'Choisir {{plan}}',
    subscribe: 'Payer {{plan}}',
    current: 'Votre formule',
  },
  checkout: {
    waitingTitle: 'Merci',
    waiting: 'Nous attendons la confirmation du paiement. Cela prend en général quelques secondes.',
    doneTitle: 'Merci',
    done: 'Le paiement est confirmé. Votre formule est désormais {{plan}}.',
    lateTitle: 'Merci, la confirmation est en attente',
    late: 'Votre formule changera dès que le prestataire aura confirmé le paiement. Inutile de payer une deuxième fois.',
    look: 'Vérifier à nouveau',
    cancelledTitle: 'Rien n’a été prélevé',
    cancelled: 'Vous avez quitté la page de paiement avant de payer. Votre formule n’a pas changé.',
  },
}

export default billing
