import type en from '../en/auth.ts'

const auth: typeof en = {
  fields: {
    username: 'Nom',
    usernameHint: 'Celui que verront les autres. Au moins 3 caractères.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Répétez le mot de passe',
    setupCode: 'Code d’installation',
    setupCodeHint:
      'Inscrit dans le journal du serveur à son démarrage. Avec lui, ce compte administre l’installation.',
  },
  or: 'ou',
  google: 'Continuer avec Google',
  passwordByMail: 'Choisir un mot de passe par courriel',
  botCheckFailed: 'La vérification anti-robot n’a pas abouti. Veuillez réessayer.',
  botCheckSlow:
    'Votre appareil résout une petite énigme qui tient les robots à distance. Cela peut prendre quelques secondes, et plus longtemps après de nombreux essais infructueux depuis ce réseau.',
  login: {
    title: 'Bon retour parmi nous',
    highlighted: 'retour',
    sentence: 'Connectez-vous pour retrouver vos quiz.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    noAccount: 'Pas encore de compte ?',
    signUp: 'Créez-en un',
    invitedByMail: 'Une invitation par courriel, sans compte ?',
    sendLink: 'Se faire renvoyer le lien',
  },
  signup: {
    title: 'Créez votre compte',
    highlighted: 'votre compte',
    sentence: 'Gratuit pour commencer, sans carte bancaire.',
    unpaidSentence: 'C’est gratuit.',
    submit: 'Créer le compte',
    terms:
      'En créant un compte, vous acceptez les <terms>conditions d’utilisation</terms>. La <privacy>politique de confidentialité</privacy> dit ce qui est conservé de vous.',
    hasAccount: 'Vous avez déjà un compte ?',
    logIn: 'Connectez-vous',
    firstAccount: 'Vous êtes la première personne ici',
    firstAccountSentence:
      'Personne n’administre encore cette installation : le compte que vous créez maintenant le fera.',
  },
  invited: {
    title: 'Une organisation vous invite',
    sentence: 'Connectez-vous, ou créez un compte, avec l’adresse à laquelle l’invitation a été envoyée.',
    login: 'J’ai déjà un compte',
    signup: 'Créer un compte',
  },
  googleReturn: {
    title: 'Connexion avec Google',
    working: 'Un instant, Google se porte garant de vous…',
    done: 'La connexion a réussi. Vous pouvez fermer cette fenêtre.',
    failed: 'La connexion avec Google a échoué',
    unfinished: 'La connexion n’est pas terminée',
    unfinishedSentence: 'Google n’a rien renvoyé à cette page. Recommencez depuis la page de connexion.',
    back: 'Retour à la connexion',
  },
  forgot: {
    title: 'Mot de passe oublié',
    highlighted: 'Mot de passe',
    sentence:
      'Indiquez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'M’envoyer le lien',
    sent: 'Consultez votre messagerie',
    sentSentence: 'Si {{email}} correspond à un compte, un lien vient d’y être envoyé.',
    keptTitle: 'Adressez-vous à l’administration',
    kept: 'Cette installation n’envoie pas de courriels. Si {{email}} correspond à un compte, son administration trouvera le lien dans la boîte d’envoi.',
    back: 'Retour à la connexion',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    highlighted: 'nouveau mot de passe',
    sentence: 'Votre session s’ouvre ici, et se ferme partout ailleurs.',
    submit: 'Enregistrer et se connecter',
    noLink: 'Cette page a besoin de son lien',
    noLinkSentence: 'Ouvrez-la depuis le courriel que vous avez reçu, ou demandez un nouveau lien.',
    newLink: 'Demander un nouveau lien',
  },
  verify: {
    title: 'Confirmez votre adresse e-mail',
    highlighted: 'Confirmez',
    sentence: 'Un clic, et cette adresse est la vôtre ici.',
    submit: 'Confirmer mon adresse',
    passwordTitle: 'Une dernière chose',
    passwordSentence:
      'Quelqu’un a inscrit {{email}} avec un mot de passe. Si c’était vous, saisissez-le ; sinon, ou si vous l’avez oublié, choisissez le vôtre.',
    submitPassword: 'Confirmer',
    choosePassword: 'Choisir un nouveau mot de passe',
    done: 'Votre adresse est confirmée',
    doneSentence: '{{email}} appartient maintenant à votre compte.',
    toDashboard: 'Aller au tableau de bord',
    toLogin: 'Se connecter',
    noLink: 'Cette page a besoin de son lien',
    noLinkSentence:
      'Ouvrez-la depuis le courriel que vous avez reçu. Le tableau de bord permet d’en envoyer un nouveau.',
  },
  undo: {
    title: 'Annuler le changement d’adresse',
    highlighted: 'Annuler',
    sentence:
      'Votre compte retrouve cette adresse. Tous les appareils en sont déconnectés, son mot de passe prend fin et vous en choisissez un nouveau.',
    submit: 'Annuler le changement',
    done: 'Le changement est annulé',
    doneSentence:
      'Votre compte a retrouvé l’adresse {{email}}. Un courriel y part avec un lien pour choisir un nouveau mot de passe. Si vous vous connectez avec Google, cela suffit.',
    toLogin: 'Aller à la connexion',
    spent: 'Ce lien ne fonctionne plus',
    spentSentence:
      'Il sert une seule fois, pendant sept jours. Si vous avez déjà annulé le changement, vous pouvez choisir un nouveau mot de passe. Sinon, demandez à la personne qui gère cette installation de vous rendre votre adresse.',
    toNewPassword: 'Choisir un nouveau mot de passe',
    noLink: 'Cette page a besoin de son lien',
    noLinkSentence:
      'Ouvrez-la depuis le courriel qui vous annonce le changement. Son lien est valable sept jours.',
  },
  banner: {
    sentence:
      'Confirmez {{email}} : le lien vous attend dans votre messagerie. D’ici là, personne ne peut vous inviter à cette adresse.',
    kept: 'Confirmez {{email}}. Cette installation n’envoie pas de courriels : son administration trouvera le lien dans la boîte d’envoi.',
    keptByYou:
      'Confirmez {{email}}. Cette installation n’envoie pas de courriels\u00a0: le lien est dans la boîte d’envoi.',
    renew: 'Créer un nouveau lien',
    resend: 'Renvoyer le lien',
    resent: 'Un nouveau lien part vers {{email}}.',
    resentKept: 'Un nouveau lien pour {{email}} est dans la boîte d’envoi.',
  },
  paper: {
    stem: 'À quoi voit-on qu’une personne a compris ?',
    answers: {
      A: 'Elle hoche la tête.',
      B: 'Elle sait l’expliquer à quelqu’un d’autre.',
      C: 'Elle a vu les diapositives.',
      D: 'Elle était dans la salle.',
    },
    note: 'Bien raisonné.',
  },
}

export default auth
