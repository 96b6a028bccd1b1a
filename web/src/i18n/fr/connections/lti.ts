import type en from '../../en/connections/lti.ts'

const lti: typeof en = {
  title: 'Plateformes d’apprentissage',
  sentence:
    'Placez vos quiz dans les cours de Moodle, Canvas, Blackboard ou Brightspace (LTI 1.3). Les participants les y ouvrent, sans compte ici.',
  list: 'Plateformes d’apprentissage',
  failed: 'Les plateformes n’ont pas pu être chargées.',
  none: 'Aucune plateforme connectée',
  noneSentence:
    'L’administrateur de votre plateforme y saisit trois adresses et vous donne deux identifiants à saisir ici.',
  connect: 'Connecter une plateforme',
  connectTitle: 'Connecter une plateforme d’apprentissage',
  there: '1. Dans votre plateforme',
  thereSentence:
    'Ajoutez-y un outil externe LTI 1.3, choisissez «\u00a0URL du jeu de clés\u00a0» pour la clé publique et saisissez ces adresses. Si des adresses de redirection sont demandées, saisissez de nouveau l’adresse de l’outil.',
  toolUrl: 'Adresse de l’outil (lancement, redirection)',
  loginUrl: 'Adresse d’initiation de connexion',
  toolKeysUrl: 'Adresse du jeu de clés publiques',
  copy: 'Copier l’adresse',
  copied: 'Copiée',
  copyFailed:
    'Votre navigateur ne nous a pas laissés la copier. Sélectionnez l’adresse et copiez-la vous-même.',
  here: '2. Saisissez ensuite ici ce qu’elle affiche',
  product: 'Plateforme',
  products: {
    moodle: 'Moodle',
    canvas: 'Canvas',
    blackboard: 'Blackboard',
    brightspace: 'Brightspace',
    other: 'Une autre plateforme',
  },
  name: 'Nom',
  nameHint: 'Comment l’appelez-vous\u00a0? Enseignants et participants voient ce nom.',
  site: 'Adresse de la plateforme',
  siteHint: 'Celle de son «\u00a0identifiant de plateforme\u00a0», par exemple https://moodle.example.org',
  issuer: 'Identifiant de la plateforme (issuer)',
  issuerHint: 'Une adresse, exactement comme votre plateforme l’affiche',
  clientId: 'Identifiant client',
  deployments: 'Identifiants de déploiement',
  deploymentsHint:
    'Un par ligne. Si vous n’en avez pas encore, laissez ce champ vide\u00a0: vous les ajouterez plus tard.',
  addresses: 'Adresses de la plateforme',
  authorizationUrl: 'Adresse de demande d’authentification',
  tokenUrl: 'Adresse des jetons d’accès',
  keysUrl: 'Adresse du jeu de clés publiques de la plateforme',
  tokenAudience: 'Destinataire des demandes de jeton',
  tokenAudienceHint: 'Seulement si ce n’est pas l’adresse des jetons d’accès',
  submit: 'Connecter',
  save: 'Enregistrer',
  saved: 'Vos modifications ont été enregistrées.',
  connected: 'La plateforme est connectée. Ses cours peuvent ouvrir vos quiz.',
  change: 'Modifier',
  changeOf: 'Modifier {{name}}',
  clientOf: 'Identifiant client {{clientId}}',
  connectedBy: 'Connectée par {{name}} le {{date}}',
  connectedOn: 'Connectée le {{date}}',
  lastUsed: 'Dernière utilisation {{ago}}',
  neverUsed: 'Jamais utilisée',
  unknownDeployment: 'Nouveau déploiement\u00a0: {{id}}',
  unknownDeploymentSentence:
    'Quelqu’un a voulu ouvrir un quiz depuis une partie de cette plateforme qui n’est pas encore connectée. Si elle est à vous, ajoutez-la.',
  addDeployment: 'Ajouter ce déploiement',
  remove: 'Retirer',
  removeOf: 'Retirer {{name}}',
  removeTitle: 'Retirer «\u00a0{{name}}\u00a0»\u00a0?',
  removeSentence:
    'Plus personne ne pourra ouvrir de quiz depuis ses cours. Les participants venus de là restent, avec leurs réponses et leurs résultats.',
  removed: 'La plateforme a été retirée.',
}

export default lti
