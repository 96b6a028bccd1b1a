import type en from '../en/users.ts'

const users: typeof en = {
  title: 'Réglages',
  sentence: 'Votre compte, et l’aspect que Probant prend pour vous.',
  info: {
    title: 'À propos de vous',
    sentence: 'Votre nom est montré aux personnes dont vous passez les quiz.',
    username: 'Nom',
    interest: 'Centre d’intérêt',
    interestHint: 'Ce que vous enseignez ou aimeriez apprendre. Facultatif.',
    saved: 'Vos informations sont enregistrées.',
  },
  email: {
    title: 'Adresse e-mail',
    current: 'Vous vous connectez avec {{email}}.',
    verified: 'Confirmée',
    unverified: 'Pas encore confirmée',
    pending:
      'En attente de confirmation : {{email}}. Suivez le lien que nous y avons envoyé ; d’ici là, rien ne change.',
    pendingKept:
      'En attente de confirmation : {{email}}. Cette installation n’envoie pas de courriels ; son administration trouvera le lien dans la boîte d’envoi.',
    newEmail: 'Nouvelle adresse e-mail',
    password: 'Votre mot de passe, pour changer d’adresse',
    submit: 'Changer d’adresse',
    asked: 'Un lien part vers {{email}}.',
    askedKept: 'Le lien pour {{email}} est dans la boîte d’envoi.',
    same: 'C’est déjà votre adresse.',
  },
  password: {
    title: 'Mot de passe',
    sentence: 'En changer vous déconnecte partout ailleurs.',
    noneYet:
      'Jusqu’ici, vous avez utilisé Google pour vous connecter. Choisissez un mot de passe pour pouvoir vous en passer.',
    current: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    confirm: 'Répétez le nouveau mot de passe',
    submit: 'Changer le mot de passe',
    submitFirst: 'Définir le mot de passe',
    saved: 'Votre mot de passe est changé ; les autres sessions sont fermées.',
  },
  freshSignIn: 'Merci. Appuyez maintenant de nouveau sur le bouton.',
  display: {
    title: 'Langue et apparence',
    sentence: 'Vos courriels sont écrits en {{language}}.',
    languages: { en: 'anglais', fr: 'français' },
    useForMails: 'Les écrire désormais en {{language}}',
  },
  timeZone: {
    title: 'Fuseau horaire',
    sentence:
      'Les courriels vous donnent l’heure de ce fuseau. Les pages donnent toujours celle de votre appareil.',
    current: 'Heure {{city}} ({{offset}}) : il y est {{time}}.',
    currentUtc: 'UTC : il y est {{time}}.',
    change: 'Changer de fuseau horaire',
    useHere: 'Prendre l’heure {{city}}, comme sur cet appareil',
    useHereUtc: 'Prendre l’UTC, comme sur cet appareil',
    hint: 'Pour les courriels à venir.',
    saved: 'Votre fuseau horaire est enregistré.',
  },
  sessions: {
    title: 'Vos sessions ouvertes',
    sentence: 'Un appareil vous est inconnu ? Déconnectez-le et changez de mot de passe.',
    current: 'Ce navigateur',
    lastSeen: 'Dernière activité : {{ago}}',
    since: 'Connexion le {{date}}',
    signOut: 'Déconnecter',
    signOutOf: 'Déconnecter {{device}}',
    signedOut: 'Cette session est fermée.',
    everywhere: 'Se déconnecter partout',
    everywhereTitle: 'Se déconnecter partout ?',
    everywhereSentence: 'Toutes vos sessions prennent fin, celle-ci aussi. Il faudra vous reconnecter.',
    unknownDevice: 'Appareil inconnu',
    failed: 'Les sessions n’ont pas pu être chargées.',
  },
  data: {
    title: 'Vos données',
    sentence:
      'Tout ce que Probant conserve à votre sujet, dans un fichier lisible par des programmes (JSON).',
    export: 'Télécharger mes données',
    exported: 'Vos données sont dans vos téléchargements.',
  },
  deletion: {
    title: 'Supprimer le compte',
    sentence: 'C’est irréversible.',
    open: 'Supprimer mon compte…',
    dialogTitle: 'Supprimer le compte de {{email}} ?',
    lost: 'Ce qui sera perdu :',
    losses: {
      account: 'votre compte, avec votre nom et vos réglages',
      sessions: 'toutes vos sessions : plus aucun appareil ne reste connecté',
      content: 'vos quiz, questions et groupes personnels',
      running:
        'un quiz que vous êtes en train de passer : personne ne peut le reprendre, et la copie est rendue avec ce qui est enregistré quand son temps est écoulé',
      administration:
        'l’administration de cette installation\u00a0: si personne d’autre ne l’assure, la prochaine personne qui administrera s’inscrira avec le code d’installation que le journal du serveur montre à son prochain démarrage',
    },
    kept: 'Ce que vous avez rendu aux quiz d’autres personnes leur reste, sans votre nom.',
    email: 'Saisissez votre adresse e-mail pour confirmer',
    emailMismatch: 'Ce n’est pas l’adresse de ce compte.',
    password: 'Votre mot de passe',
    submit: 'Supprimer définitivement',
    deleted: 'Votre compte est supprimé. Au revoir, et merci.',
  },
}

export default users
