import type en from '../../en/account/index.ts'
import billing from './billing.ts'
import plans from './plans.ts'

const account: typeof en = {
  title: 'Réglages',
  sentence: 'Votre compte et l’apparence de Probant.',
  info: {
    title: 'À propos de vous',
    sentence:
      'Votre nom est visible par les personnes qui ont créé les quiz que vous passez, et par celles qui passent les vôtres.',
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
      'En attente de confirmation\u00a0: {{email}}. Ce site n’envoie pas de courriels\u00a0; la personne qui l’administre trouvera le lien dans la boîte d’envoi.',
    newEmail: 'Nouvelle adresse e-mail',
    password: 'Votre mot de passe, pour changer d’adresse',
    submit: 'Changer d’adresse',
    asked: 'Un lien a été envoyé à {{email}}.',
    askedKept: 'Le lien pour {{email}} est dans la boîte d’envoi.',
    same: 'C’est déjà votre adresse.',
  },
  password: {
    title: 'Mot de passe',
    sentence: 'Si vous le changez, tous vos autres appareils seront déconnectés.',
    noneYet:
      'Jusqu’ici, vous vous connectez avec Google. Choisissez un mot de passe pour pouvoir aussi vous connecter sans Google.',
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
      'Les courriels indiquent l’heure de ce fuseau. Les pages affichent toujours celle de votre appareil.',
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
    sentence: 'Vous ne reconnaissez pas un appareil\u00a0? Déconnectez-le et changez de mot de passe.',
    current: 'Ce navigateur',
    lastSeen: 'Dernière activité : {{ago}}',
    since: 'Connexion le {{date}}',
    signOut: 'Déconnecter',
    signOutOf: 'Déconnecter {{device}}',
    signedOut: 'Cette session est fermée.',
    everywhere: 'Se déconnecter partout',
    everywhereTitle: 'Se déconnecter partout ?',
    everywhereSentence: 'Toutes vos sessions seront fermées, y compris celle-ci. Il faudra vous reconnecter.',
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
    dialogTitle: 'Supprimer le compte {{email}}\u00a0?',
    lost: 'Ce qui sera perdu :',
    losses: {
      account: 'votre compte, avec votre nom et vos réglages',
      sessions: 'toutes vos sessions : plus aucun appareil ne reste connecté',
      content: 'vos quiz, questions et groupes personnels',
      running:
        'le quiz que vous êtes en train de passer\u00a0: vous ne pourrez pas le reprendre, et la copie sera rendue à la fin du temps imparti avec les réponses enregistrées',
      administration:
        'vos droits d’administration de ce site\u00a0: si personne d’autre n’en a, la prochaine personne pourra s’inscrire comme administrateur avec le code d’installation affiché dans le journal au redémarrage du serveur',
    },
    kept: 'Les copies que vous avez rendues pour les quiz d’autres personnes sont conservées, sans votre nom.',
    email: 'Saisissez votre adresse e-mail pour confirmer',
    emailMismatch: 'Ce n’est pas l’adresse de ce compte.',
    password: 'Votre mot de passe',
    submit: 'Supprimer définitivement',
    deleted: 'Votre compte est supprimé. Au revoir, et merci.',
  },
  billing,
  plans,
}

export default account
