import type en from '../en/privacy.ts'

const privacy: typeof en = {
  title: 'Politique de confidentialité',
  description:
    'Ce que cette installation de Probant conserve des personnes qui créent, passent ou consultent, combien de temps, qui d’autre le reçoit, et comment le consulter, l’emporter ou le supprimer.',
  lead: 'Ce que Probant conserve de vous, combien de temps, qui d’autre le reçoit, et comment l’emporter ou le faire disparaître. Ni traceurs, ni publicité, ni mesure d’audience.',
  sections: {
    who: {
      title: 'Qui est responsable',
      text: [
        'Probant est un logiciel libre que tout le monde peut faire tourner sur son propre serveur. L’organisation qui exploite cette installation décide du sort de vos données et en est responsable\u00a0: une école, une entreprise, une association ou une personne.',
        'Pour la joindre, adressez-vous à la personne qui vous a donné cette adresse ou à l’origine de votre invitation. L’équipe de Probant ne reçoit aucune donnée de cette installation.',
      ],
    },
    accounts: {
      title: 'Si vous avez un compte',
      text: ['Ce qu’il faut au compte et au travail que l’on y fait :'],
      list: [
        'Vous : adresse e-mail, nom, langue, fuseau horaire (celui de votre navigateur, tant que vous n’en choisissez pas un autre), centre d’intérêt si vous en indiquez un, date d’inscription, et si vous avez confirmé votre adresse. De votre mot de passe, seule une empreinte (argon2id) est conservée ; on ne peut pas l’y lire.',
        'Vos sessions : pour chaque connexion, l’adresse réseau (IP), la description que le navigateur donne de lui-même, le début et la dernière utilisation. Vous les voyez dans vos <settings>réglages</settings>.',
        'Si vous vous connectez avec Google : le numéro et l’adresse de votre compte Google. Votre mot de passe Google n’arrive jamais ici.',
        'Ce que vous créez : questions et leur historique, images, quiz, groupes, liens de partage, et ce que vous avez demandé au générateur, vos propres textes compris.',
        'Les organisations dont vous êtes membre, votre rôle et vos limites ; votre formule, ce que vous en avez consommé et, si vous payez, les numéros sous lesquels le service de paiement vous connaît. Aucun numéro de carte n’arrive jamais ici.',
        'Si vous administrez cette installation : ce que vous avez fait à ce titre, avec votre adresse.',
      ],
    },
    participants: {
      title: 'Si vous avez une invitation à un quiz',
      text: [
        'Vous n’avez pas à ouvrir de compte : suivre le lien en crée un sans mot de passe, pour ce quiz seulement.',
      ],
      list: [
        'Votre adresse e-mail, et le nom sous lequel la personne qui vous invite vous a mis sur sa liste\u00a0; ou le nom seul, qui peut être celui que vous avez tapé pour entrer.',
        'Le moment de l’invitation, des relances et de votre première entrée\u00a0; si le courriel est parti.',
        'Le temps supplémentaire ou les dispenses qui vous ont été accordés, avec la raison notée. Seule la personne qui a créé le quiz voit cette raison.',
        'Quand vous avez commencé et rendu, comment cela s’est terminé, et une somme de contrôle de vos réponses, qui figure aussi sur votre reçu.',
        'Ce que la personne qui a créé le quiz vous a écrit pendant que vous le passiez.',
        'Votre réponse à chaque question, le moment de son dernier changement, si vous l’avez marquée à revoir, et combien de temps elle est restée affichée. Les versions précédentes d’une réponse ne sont pas conservées.',
        'Ce qui a été noté pendant ce temps, avec l’heure et la question : les cinq infractions aux <antiCheat>règles du quiz</antiCheat>, quitter le plein écran, ouvrir les outils de développement, continuer dans une autre page, que votre page n’a pas donné signe de vie un moment, et quand votre chronomètre a été arrêté. Ni image, ni son, ni frappe au clavier, rien de ce qui se trouve par ailleurs sur votre écran.',
        'Votre résultat, avec les points et le commentaire donnés à une réponse. La personne qui a créé le quiz peut voir tout cela.',
      ],
    },
    listed: {
      title: 'Si quelqu’un vous a sur une liste',
      text: [
        'On tient ici des listes de personnes à inviter (groupes, règle d’un lien de partage), et les organisations invitent leurs membres par adresse. Votre adresse et votre nom peuvent donc se trouver ici sans aucune visite de votre part. La personne qui les a notés en décide\u00a0; quand un compte à votre adresse confirmée est supprimé, ils quittent toutes les listes.',
      ],
    },
    visitors: {
      title: 'Si vous ne faites que regarder',
      text: [
        'D’une simple visite, rien n’est conservé sinon une ligne par requête dans le journal du serveur, avec l’adresse réseau, et, si vous essayez la démo, le nombre de demandes de questions venues de votre réseau, pendant une heure environ. Le contrôle anti-robots des formulaires est décrit plus bas.',
      ],
    },
    why: {
      title: 'À quelles fins',
      text: [
        'Comptes, quiz, invitations et messages servent à fournir le service que vous, ou la personne qui vous invite, avez demandé. Les connexions échouées et le journal du serveur le protègent des abus. Rien ne sert à de la publicité, n’est vendu ni ne nourrit un profil de vous.',
      ],
    },
    time: {
      title: 'Combien de temps',
      text: ['Aussi peu que possible :'],
      list: [
        'Votre compte et ce que vous avez créé dans votre espace personnel : jusqu’à ce que vous le supprimiez. Ce que vous avez créé dans une organisation lui appartient et y reste.',
        'Une invitation à un quiz, vos réponses, ce qui a été noté et le résultat\u00a0: aussi longtemps que le quiz est gardé par la personne qui l’a créé. Si vous supprimez votre compte, ce que vous avez commencé reste sans votre nom ni votre adresse\u00a0; tout le reste est retiré.',
        'Une session : 30 jours après sa dernière utilisation, ou jusqu’à votre déconnexion. Elle est effacée 7 jours après sa fin, afin qu’une session volée soit encore reconnue.',
        'Les liens des messages : 1 heure pour un nouveau mot de passe, 1 jour pour une nouvelle adresse, 7 jours pour confirmer votre adresse, annuler un changement d’adresse ou rejoindre une organisation. Un code pour un lien de partage : quelques minutes.',
        'Votre propre texte dont des questions ont été tirées : 7 jours.',
        'Un fichier dont vous importez des questions\u00a0: ce qui y a été lu, jusqu’à ce que vous ajoutiez les questions à votre banque ou abandonniez le fichier, un jour au plus. Le fichier lui-même n’est pas conservé.',
        'Les tentatives échouées : 1 heure, sous forme d’un compteur à côté de l’adresse saisie et de l’adresse réseau. Le nombre de courriels que vous avez fait envoyer à d’autres : un jour.',
        'Ce qui survit à un compte supprimé\u00a0: ce que vous avez fait dans l’administration, avec votre adresse\u00a0; des compteurs de consommation, sous un numéro qui n’est plus à personne\u00a0; une empreinte à clé de votre adresse si vous avez eu un essai gratuit, et jusqu’à la fin de la journée à côté du nombre de courriels que vous avez fait envoyer\u00a0; et le numéro sous lequel le service de paiement vous connaît, jusqu’à ce qu’il vous ait supprimé à son tour.',
        'Le journal et les sauvegardes du serveur : aussi longtemps que l’organisation qui exploite cette installation les garde.',
      ],
    },
    browser: {
      title: 'Ce qui se trouve dans votre navigateur',
      text: [
        'Tout est nécessaire à ce que vous faites ici ; il n’y a donc rien à accepter et pas de bandeau :',
      ],
      list: [
        '<code>probant_session</code>\u00a0: un cookie qui garde votre session ouverte, 30 jours. Aucun script ne peut le lire (HttpOnly).',
        '<code>probant_browser</code>\u00a0: un cookie auquel votre compte reconnaît ce navigateur, un an, pour que les tentatives de deviner votre mot de passe ne vous ralentissent pas. Il ne connecte personne.',
        '<code>probant_sign_in</code> : un cookie de 10 minutes, seulement pendant la connexion avec Google.',
        '<code>locale</code>\u00a0: un cookie avec la langue que vous avez choisie, pour un an, pour que les pages publiques arrivent dans cette langue.',
        '<code>locale</code>, <code>color-scheme</code>, <code>single-keys</code> et <code>workspace</code> : votre langue, clair ou sombre, si de simples touches servent de raccourcis, et l’espace où vous avez travaillé en dernier. Ils restent dans votre navigateur.',
        'Quelles annonces de questions prêtes vous avez fermées (<code>closed-generation-notices</code>)\u00a0: jusqu’à ce que vous l’effaciez.',
        '<code>quiz-tour</code>\u00a0: les numéros des comptes à qui le formulaire de quiz a été présenté ici, pour que cela n’arrive qu’une fois\u00a0: jusqu’à ce que vous l’effaciez.',
        'Un service worker avec l’unique page qui dit que le réseau manque\u00a0: jusqu’à ce que vous effaciez les données de ce site.',
        'Les copies de quiz qui n’ont pas pu être enregistrés (<code>quiz-copy</code>) : jusqu’à leur enregistrement, 30 jours au plus.',
        'Pendant que vous passez un quiz : votre copie, vos réponses et ce qui a été noté (<code>quizzes-being-taken</code>, une base IndexedDB), pour que rien ne se perde sans réseau. Tout est effacé une fois le quiz rendu et ce navigateur au courant ; seul ce qui n’est pas arrivé à temps reste pour vous être montré, 30 jours au plus.',
        'Sur la page d’un quiz : un service worker, qui garde les fichiers de cette page et les images de ses questions pour un rechargement sans réseau, et <code>quiz-page</code>, un nombre aléatoire auquel la page se reconnaît après un rechargement. Ils ne contiennent aucune réponse. Les images sont effacées quand le quiz est terminé ; le reste demeure jusqu’à ce que vous effaciez les données de ce site.',
        'Dans la démo\u00a0: les questions et le quiz que vous y faites (<code>demo</code>), jusqu’à ce que l’onglet soit fermé ou que vous les gardiez dans un compte. Le sujet ou le texte dont sont tirées les questions va à ce serveur, et n’y est pas conservé.',
        '<code>last-person</code> : le numéro du dernier compte connecté ici, pour que sans réseau votre copie ne soit montrée à personne d’autre. Il est effacé quand vous vous déconnectez.',
        'Quelques notes qui disparaissent avec l’onglet, comme la page où revenir après la connexion.',
      ],
    },
    others: {
      title: 'Qui d’autre les reçoit',
      text: [
        'La personne qui a créé un quiz voit qui y participe\u00a0: adresse, nom, état et résultat\u00a0; pendant un quiz aussi où en est chaque personne, ce qui a été relevé, et depuis quand une connexion est perdue. Les membres d’une organisation voient les noms et adresses des autres, et les quiz qui s’y trouvent. Les personnes que vous invitez apprennent votre nom. L’administration de cette installation voit les noms, les adresses et la boîte d’envoi. Les prestataires de son serveur, de son réseau et de son courrier traitent les données pour son compte.',
        'Polices, images et scripts viennent de cette installation. Sur cette installation :',
      ],
    },
    rights: {
      title: 'Comment les emporter ou les faire disparaître',
      text: [
        'Dans vos <settings>réglages</settings>, vous voyez et corrigez ce qui est conservé, téléchargez tout dans un fichier (« Télécharger mes données »), fermez n’importe quelle session et supprimez définitivement votre compte. Vous n’avez rien à demander à personne. La suppression retire votre adresse et votre nom de tout ce que d’autres conservent ici : invitations, listes, messages et résultats.',
        'Si vous avez une invitation et pas de mot de passe, faites-vous envoyer depuis la page du quiz un lien pour en choisir un\u00a0: les réglages sont alors aussi à vous. Ou demandez à la personne à l’origine de l’invitation de la retirer.',
        'Pour ce que les boutons ne couvrent pas, adressez-vous à l’organisation qui exploite cette installation. Si elle ne vous aide pas, vous pouvez saisir l’autorité de protection des données de votre pays.',
      ],
    },
    changes: {
      title: 'Modifications',
      text: [
        'Cette page change avec le logiciel : chaque version de Probant se décrit elle-même. La date en haut indique le dernier changement du texte.',
      ],
    },
  },
  here: {
    mails:
      'Les messages de la boîte d’envoi\u00a0: leur contenu {{textDays}} jours après l’envoi, leur adresse et leur objet {{days}} jours\u00a0; les liens qu’ils portent sont masqués dès l’envoi. Ceux qui ont échoué restent jusqu’à ce que l’administration s’en occupe. Tous disparaissent avec votre compte.',
    noModel:
      'Les questions sont faites par le générateur intégré, sur ce serveur\u00a0: rien de ce que l’on y saisit ne part ailleurs.',
    model:
      'Les questions sont faites par un modèle de {{company}}. Il reçoit le sujet, les titres de vos questions à ce sujet et le texte que vous avez donné. Quand on lui demande ce que peut valoir une réponse ouverte, il reçoit la question, les indications et cette réponse, sans nom\u00a0; rien d’autre sur les personnes qui répondent.',
    companies: {
      openai: 'OpenAI',
      anthropic: 'Anthropic',
      google: 'Google',
      mistral: 'Mistral',
      other: 'un fournisseur choisi par l’organisation qui exploite cette installation, peut-être elle-même',
    },
    payments:
      'Les paiements se font sur les pages de Stripe : Stripe reçoit votre adresse et ce que vous payez, et garde votre carte. Il vous supprime quand votre compte est supprimé.',
    noPayments: 'On ne paie rien ici, et aucun service de paiement n’intervient.',
    google: 'Vous pouvez vous connecter avec Google ; Google l’apprend alors.',
    noGoogle: 'La connexion avec Google n’est pas proposée.',
    botCheck: {
      altcha:
        'Le contrôle anti-robots est un petit calcul que résout votre navigateur (ALTCHA) ; personne d’autre n’en sait rien.',
      recaptcha:
        'Le contrôle anti-robots est celui de Google (reCAPTCHA) : à l’inscription, à la connexion, pour un nouveau mot de passe, à l’entrée d’un quiz ou à l’ouverture de la démo, votre navigateur s’adresse à Google.',
      turnstile:
        'Le contrôle anti-robots est celui de Cloudflare (Turnstile) : à l’inscription, à la connexion, pour un nouveau mot de passe, à l’entrée d’un quiz ou à l’ouverture de la démo, votre navigateur s’adresse à Cloudflare.',
    },
    video:
      'Si la page d’accueil propose un film, il vient de YouTube, et seulement une fois que vous le lancez.',
  },
}

export default privacy
