import type en from '../../en/admin/audit.ts'

const audit: typeof en = {
  title: 'Journal',
  sentence:
    'Les actions des administrateurs et ce qui change dans les organisations (quiz confiés, nom et logo, clés d’API, webhooks), de la plus récente à la plus ancienne.',
  searchPlaceholder: 'Administrateur ou élément modifié',
  action: 'Action',
  anyAction: 'Toutes les actions',
  list: 'Journal, du plus récent au plus ancien',
  details: 'Détails',
  yes: 'oui',
  no: 'non',
  empty: 'rien',
  change: 'avant : {{before}} ; après : {{after}}',
  nothing: 'Aucune action pour l’instant',
  nothingSentence: 'Toutes les modifications faites par les administrateurs sont consignées ici.',
  noMatch: 'Aucune entrée ne correspond',
  noMatchSentence: 'Essayez un mot plus court, ou affichez toutes les actions.',
  fields: {
    address: 'Adresse',
    apiKey: 'Clé',
    assigned: 'Effet immédiat',
    byKey: 'Par un programme, avec la clé',
    checksKeys: 'Vérification du corrigé',
    endsPayments: 'Met fin aux paiements',
    issuer: 'Identifiant de la plateforme',
    events: 'Événements',
    keyRemoved: 'Clé supprimée',
    keySaved: 'Nouvelle clé',
    languages: 'Langues',
    model: 'Modèle',
    organization: 'Organisation',
    plan: 'Formule',
    preset: 'Fournisseur',
    priceCents: 'Prix par mois',
    quiz: 'Quiz',
    scopes: 'Droits',
    subject: 'Objet',
    workspaceCount: 'Espaces de travail concernés',
  },
  texts: {
    name: 'Nom ({{language}})',
    description: 'Description ({{language}})',
    features: 'Avantages ({{language}})',
  },
  languages: { en: 'anglais', fr: 'français' },
  actions: {
    user: {
      disabled: 'Compte désactivé',
      enabled: 'Compte réactivé',
      plan_assigned: 'Formule attribuée à un compte',
      admin_appointed: 'Droits d’administration donnés',
      admin_removed: 'Droits d’administration retirés',
      password_link_sent: 'Lien de mot de passe envoyé',
      deleted: 'Compte supprimé',
    },
    organization: {
      deactivated: 'Organisation désactivée',
      activated: 'Organisation réactivée',
      plan_assigned: 'Formule attribuée à une organisation',
    },
    plan: { updated: 'Formule modifiée', created: 'Formule créée', deleted: 'Formule supprimée' },
    content: { updated: 'Page d’accueil modifiée' },
    mail: {
      resent: 'Courriel renvoyé',
      dismissed: 'Courriel en échec supprimé',
      tested: 'Courriel d’essai envoyé',
    },
    generator: { tried: 'Générateur de questions essayé', changed: 'Générateur de questions changé' },
    quiz: { handed_over: 'Quiz transmis' },
    branding: { changed: 'Nom et logo modifiés' },
    key: { created: 'Clé d’API créée', revoked: 'Clé d’API révoquée' },
    platform: {
      added: 'Plateforme d’apprentissage connectée',
      changed: 'Plateforme d’apprentissage modifiée',
      removed: 'Plateforme d’apprentissage retirée',
    },
    webhook: {
      created: 'Webhook ajouté',
      changed: 'Webhook modifié',
      deleted: 'Webhook supprimé',
      secret_renewed: 'Secret de webhook renouvelé',
      paused: 'Webhook mis en pause',
      resumed: 'Webhook réactivé',
    },
  },
  sentences: {
    user: {
      disabled: '<actor>{{actor}}</actor> a désactivé le compte <target>{{target}}</target>.',
      enabled: '<actor>{{actor}}</actor> a réactivé le compte <target>{{target}}</target>.',
      plan_assigned: '<actor>{{actor}}</actor> a attribué une formule à <target>{{target}}</target>.',
      admin_appointed:
        '<actor>{{actor}}</actor> a donné les droits d’administration à <target>{{target}}</target>.',
      admin_removed:
        '<actor>{{actor}}</actor> a retiré les droits d’administration à <target>{{target}}</target>.',
      password_link_sent:
        '<actor>{{actor}}</actor> a envoyé un lien de mot de passe à <target>{{target}}</target>.',
      deleted: '<actor>{{actor}}</actor> a supprimé un compte, dont le nom est effacé ici aussi.',
    },
    organization: {
      deactivated: '<actor>{{actor}}</actor> a désactivé l’organisation <target>{{target}}</target>.',
      activated: '<actor>{{actor}}</actor> a réactivé l’organisation <target>{{target}}</target>.',
      plan_assigned:
        '<actor>{{actor}}</actor> a attribué une formule à l’organisation <target>{{target}}</target>.',
    },
    plan: {
      updated: '<actor>{{actor}}</actor> a modifié la formule <target>{{target}}</target>.',
      created: '<actor>{{actor}}</actor> a créé la formule Entreprise <target>{{target}}</target>.',
      deleted: '<actor>{{actor}}</actor> a supprimé la formule Entreprise <target>{{target}}</target>.',
    },
    content: { updated: '<actor>{{actor}}</actor> a modifié le contenu de la page d’accueil.' },
    mail: {
      resent: '<actor>{{actor}}</actor> a renvoyé le courriel à <target>{{target}}</target>.',
      dismissed: '<actor>{{actor}}</actor> a supprimé le courriel en échec à <target>{{target}}</target>.',
      tested: '<actor>{{actor}}</actor> a envoyé un courriel d’essai à <target>{{target}}</target>.',
    },
    generator: {
      tried:
        '<actor>{{actor}}</actor> a demandé une question à <target>{{target}}</target>, à titre d’essai.',
      changed: '<actor>{{actor}}</actor> a choisi <target>{{target}}</target> comme générateur de questions.',
    },
    branding: {
      changed:
        '<actor>{{actor}}</actor> a modifié le nom, le logo ou l’expéditeur sous lequel <target>{{target}}</target> apparaît.',
    },
    key: {
      created:
        '<actor>{{actor}}</actor> a créé une clé d’API (titulaire\u00a0: <target>{{target}}</target>).',
      revoked:
        '<actor>{{actor}}</actor> a révoqué une clé d’API (titulaire\u00a0: <target>{{target}}</target>).',
    },
    platform: {
      added: '<actor>{{actor}}</actor> a connecté la plateforme d’apprentissage <target>{{target}}</target>.',
      changed:
        '<actor>{{actor}}</actor> a modifié la plateforme d’apprentissage <target>{{target}}</target>.',
      removed: '<actor>{{actor}}</actor> a retiré la plateforme d’apprentissage <target>{{target}}</target>.',
    },
    webhook: {
      created: '<actor>{{actor}}</actor> a ajouté un webhook vers <target>{{target}}</target>.',
      changed: '<actor>{{actor}}</actor> a modifié le webhook vers <target>{{target}}</target>.',
      deleted: '<actor>{{actor}}</actor> a supprimé le webhook vers <target>{{target}}</target>.',
      secret_renewed:
        '<actor>{{actor}}</actor> a renouvelé le secret du webhook vers <target>{{target}}</target>.',
      paused: '<actor>{{actor}}</actor> a mis en pause le webhook vers <target>{{target}}</target>.',
      resumed: '<actor>{{actor}}</actor> a réactivé le webhook vers <target>{{target}}</target>.',
    },
    quiz: {
      handed_over: '<actor>{{actor}}</actor> a confié un quiz à <target>{{target}}</target>.',
    },
  },
}

export default audit
