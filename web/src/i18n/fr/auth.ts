import type en from '../en/auth.ts'

const auth: typeof en = {
  fields: {
    username: 'Nom',
    usernameHint: 'Le nom que verront les autres. Au moins 3 caractères.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Répétez le mot de passe',
    setupCode: 'Code d’installation',
    setupCodeHint:
      'Il est affiché dans le journal du serveur à son démarrage, et donne à ce compte l’administration du site.',
  },
  or: 'ou',
  google: 'Continuer avec Google',
  passwordByMail: 'Recevoir un lien pour choisir un mot de passe',
  botCheckFailed: 'La vérification anti-robot n’a pas abouti. Veuillez réessayer.',
  botCheckSlow:
    'La vérification anti-robot est en cours sur votre appareil. Elle peut prendre quelques secondes, ou davantage après de nombreuses tentatives infructueuses depuis ce réseau.',
  login: {
    title: 'Bon retour parmi nous',
    highlighted: 'retour',
    sentence: 'Connectez-vous pour retrouver vos quiz.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    noAccount: 'Pas encore de compte ?',
    signUp: 'Créez-en un',
    invitedByMail: 'Vous avez reçu une invitation, sans avoir de compte\u00a0?',
    sendLink: 'Recevoir à nouveau le lien',
  },
  signup: {
    title: 'Créez votre compte',
    highlighted: 'votre compte',
    sentence: 'Gratuit pour commencer, sans carte bancaire.',
    unpaidSentence: 'C’est gratuit, sans carte bancaire.',
    submit: 'Créer le compte',
    terms:
      'En créant un compte, vous acceptez les <terms>conditions d’utilisation</terms>. La <privacy>politique de confidentialité</privacy> décrit les données conservées à votre sujet.',
    hasAccount: 'Vous avez déjà un compte ?',
    logIn: 'Connectez-vous',
    firstAccount: 'Vous êtes la première personne ici',
    firstAccountSentence:
      'Ce site n’a pas encore d’administrateur\u00a0: le compte que vous créez aura ce rôle.',
  },
  invited: {
    title: 'Une organisation vous invite',
    sentence: 'Connectez-vous, ou créez un compte, avec l’adresse à laquelle l’invitation a été envoyée.',
    login: 'J’ai déjà un compte',
    signup: 'Créer un compte',
  },
  googleReturn: {
    title: 'Connexion avec Google',
    working: 'Un instant, connexion avec Google en cours…',
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
    keptTitle: 'Contactez la personne qui administre ce site',
    kept: 'Ce site n’envoie pas de courriels. Si {{email}} correspond à un compte, la personne qui administre le site trouvera le lien dans la boîte d’envoi.',
    back: 'Retour à la connexion',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    highlighted: 'nouveau mot de passe',
    sentence: 'Une session s’ouvrira ici, et toutes les autres seront fermées.',
    submit: 'Enregistrer et se connecter',
    noLink: 'Lien incomplet',
    noLinkSentence: 'Ouvrez cette page depuis le courriel que vous avez reçu, ou demandez un nouveau lien.',
    newLink: 'Demander un nouveau lien',
  },
  firstPassword: {
    title: 'Choisissez un mot de passe',
    highlighted: 'mot de passe',
    sentence: 'Il vous permettra de vous connecter à tout moment et de retrouver vos quiz et vos résultats.',
  },
  verify: {
    title: 'Confirmez votre adresse e-mail',
    highlighted: 'Confirmez',
    sentence: 'Un clic suffit pour confirmer que cette adresse est bien la vôtre.',
    submit: 'Confirmer mon adresse',
    passwordTitle: 'Dernière étape',
    passwordSentence:
      'Un compte a été créé pour {{email}} avec un mot de passe. Si c’était vous, saisissez-le\u00a0; sinon, ou si vous l’avez oublié, choisissez-en un nouveau.',
    submitPassword: 'Confirmer',
    choosePassword: 'Choisir un nouveau mot de passe',
    done: 'Votre adresse est confirmée',
    doneSentence: '{{email}} appartient maintenant à votre compte.',
    toDashboard: 'Aller au tableau de bord',
    toLogin: 'Se connecter',
    noLink: 'Lien incomplet',
    noLinkSentence:
      'Ouvrez cette page depuis le courriel que vous avez reçu. Vous pouvez en demander un nouveau depuis le tableau de bord.',
  },
  undo: {
    title: 'Annuler le changement d’adresse',
    highlighted: 'Annuler',
    sentence:
      'Votre compte retrouvera cette adresse. Tous les appareils seront déconnectés, l’ancien mot de passe ne fonctionnera plus et vous en choisirez un nouveau.',
    submit: 'Annuler le changement',
    done: 'Le changement est annulé',
    doneSentence:
      'Votre compte a retrouvé l’adresse {{email}}. Un lien pour choisir un nouveau mot de passe vient d’y être envoyé. Si vous vous connectez avec Google, vous n’en avez pas besoin.',
    toLogin: 'Aller à la connexion',
    spent: 'Ce lien ne fonctionne plus',
    spentSentence:
      'Il ne sert qu’une fois et reste valable sept jours. Si vous avez déjà annulé le changement, vous pouvez choisir un nouveau mot de passe. Sinon, demandez à la personne qui administre ce site de rétablir votre adresse.',
    toNewPassword: 'Choisir un nouveau mot de passe',
    noLink: 'Lien incomplet',
    noLinkSentence:
      'Ouvrez cette page depuis le courriel qui annonce le changement. Son lien est valable sept jours.',
  },
  banner: {
    sentence:
      'Confirmez {{email}} : le lien vous attend dans votre messagerie. D’ici là, personne ne peut vous inviter à cette adresse.',
    kept: 'Confirmez {{email}}. Ce site n’envoie pas de courriels\u00a0: la personne qui l’administre trouvera le lien dans la boîte d’envoi.',
    keptByYou:
      'Confirmez {{email}}. Ce site n’envoie pas de courriels\u00a0: le lien est dans la boîte d’envoi.',
    renew: 'Créer un nouveau lien',
    resend: 'Renvoyer le lien',
    resent: 'Un nouveau lien a été envoyé à {{email}}.',
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
