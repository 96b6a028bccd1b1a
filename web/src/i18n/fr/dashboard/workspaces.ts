import type en from '../../en/dashboard/workspaces.ts'

const workspaces: typeof en = {
  kinds: {
    personal: 'Espace personnel',
    organization: 'Organisation · {{role}}',
  },
  roles: {
    owner: 'Propriétaire',
    moderator: 'Modération',
    member: 'Membre',
  },
  switcher: {
    label: 'Espace de travail :',
    unknown: 'Choisir un espace',
    toPersonal: 'Passer à l’espace personnel',
    organizations: 'Organisations',
    shutOut: 'Votre accès est suspendu',
    leave: 'Quitter {{name}}',
    create: 'Créer une organisation',
  },
  leaving: {
    title: 'Quitter {{name}}\u00a0?',
    sentence:
      'Ce que vous y avez créé est conservé, et vos quiz seront transmis à la personne propriétaire. Pour revenir, il vous faudra une nouvelle invitation.',
    confirm: 'Quitter',
    left: 'Vous avez quitté {{name}}.',
  },
  lost: 'Vous n’avez plus accès à cette organisation. Vous êtes de retour dans votre espace personnel.',
  create: {
    title: 'Créer une organisation',
    unverified: 'Vous pourrez en créer une dès que votre adresse e-mail sera confirmée.',
    trial: 'Votre première organisation est gratuite pendant {{days}} jours, sans carte bancaire.',
    name: 'Nom',
    nameHint: 'Une école, une équipe, une entreprise : ce que ses membres reconnaîtront.',
    description: 'Description',
    descriptionHint: 'Facultatif.',
    submit: 'Créer l’organisation',
    created: 'L’organisation {{name}} est créée. Vous travaillez désormais en son nom.',
  },
  standing: {
    label: 'Situation de cet espace',
    trialing_one: 'L’essai gratuit se termine dans la journée.',
    trialing_other: 'Il reste {{count}} jours d’essai gratuit.',
    trialingOpen: 'Votre période d’essai gratuit est en cours.',
    pastDue:
      'Le dernier paiement a échoué. Tout fonctionne jusqu’au {{date}}\u00a0; ensuite, plus rien ne pourra être créé.',
    pastDueOpen: 'Le dernier paiement a échoué. Tout fonctionne encore pour l’instant.',
    inactive:
      'Les contenus restent consultables et les quiz en cours se poursuivent, mais rien ne peut être créé.',
    noPlan:
      'Cet espace de travail n’a pas de formule. La personne qui administre ce site peut en attribuer une.',
    noPlanOffers:
      'Cet espace de travail n’a pas de formule. Choisissez-en une, ou demandez à la personne qui administre ce site d’en attribuer une.',
    assign: 'Attribuer une formule',
    askOwner: 'Demandez à la personne propriétaire de réactiver l’organisation.',
    reasons: {
      trial_ended: 'L’essai gratuit est terminé.',
      payment_failed: 'Le paiement a échoué et le délai de grâce est écoulé.',
      unpaid: 'Aucune formule n’est payée.',
      deactivated: 'Cet espace a été désactivé par la personne qui administre ce site.',
    },
    actions: {
      trialing: 'Choisir une formule',
      no_plan: 'Voir la facturation',
      past_due: 'Vérifier le paiement',
      inactive: 'Réactiver',
    },
  },
}

export default workspaces
