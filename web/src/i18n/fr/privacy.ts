import type en from '../en/privacy.ts'

const privacy: typeof en = {
  title: 'Politique de confidentialité',
  description:
    'Ce que cette installation de Probant conserve à votre sujet, pourquoi, combien de temps, et comment le consulter, l’emporter ou le supprimer.',
  lead: 'Ce que Probant conserve à votre sujet, pourquoi, combien de temps, et comment vous en défaire. Ni traceurs, ni publicité, ni mesure d’audience.',
  sections: {
    who: {
      title: 'Qui est responsable',
      text: [
        'Probant est un logiciel libre que chacun peut faire tourner sur son propre serveur. L’organisation qui exploite cette installation décide du sort de vos données et en est responsable : une école, une entreprise, une association ou une personne.',
        'Pour la joindre, adressez-vous à la personne qui vous a donné cette adresse. Les auteurs de Probant ne reçoivent aucune donnée de cette installation.',
      ],
    },
    kept: {
      title: 'Ce qui est conservé',
      text: ['Seulement ce qu’il faut pour faire fonctionner un compte :'],
      list: [
        'Votre compte : adresse e-mail, nom, langue, centre d’intérêt si vous en indiquez un, date d’inscription, et si vous avez confirmé votre adresse. De votre mot de passe, seule une empreinte (argon2id) est conservée ; on ne peut pas l’y lire.',
        'Vos sessions : pour chaque connexion, l’adresse réseau (IP), la description que le navigateur donne de lui-même, le début et la dernière utilisation. Vous les voyez dans vos <settings>réglages</settings>.',
        'Les messages qui vous sont envoyés : destinataire, objet, texte et état de l’envoi. Les administrateurs peuvent lire cette boîte d’envoi.',
        'Si vous vous connectez avec Google, là où c’est proposé : le numéro et l’adresse de votre compte Google. Votre mot de passe Google n’arrive jamais ici.',
      ],
    },
    exams: {
      title: 'Examens et réponses',
      text: [
        'Les quiz sont encore en préparation dans Probant : aucune réponse n’est donc conservée pour l’instant. Cette page dira ce qui l’est avant que le premier puisse être passé.',
      ],
    },
    why: {
      title: 'À quelles fins',
      text: [
        'Compte, sessions et messages servent à vous fournir le service auquel vous vous êtes inscrit. Les connexions échouées et le journal du serveur le protègent des abus. Rien ne sert à de la publicité, n’est vendu ni ne nourrit un profil de vous.',
      ],
    },
    time: {
      title: 'Combien de temps',
      text: ['Aussi peu que possible :'],
      list: [
        'Votre compte : jusqu’à ce que vous le supprimiez.',
        'Une session : 30 jours après sa dernière utilisation, ou jusqu’à votre déconnexion. Elle est effacée 7 jours après sa fin, afin qu’une session volée soit encore reconnue.',
        'Les liens des messages : 1 heure pour un nouveau mot de passe, 1 jour pour une nouvelle adresse, 7 jours pour confirmer votre adresse.',
        'Les messages de la boîte d’envoi : aussi longtemps que votre compte. Celui qui confirme la suppression reste, puisqu’il n’appartient plus à aucun compte.',
        'Les connexions échouées : 1 heure, sous forme d’un compteur à côté de l’adresse saisie et de l’adresse réseau.',
        'Le journal du serveur, qui note les requêtes et leur adresse réseau : aussi longtemps que l’organisation qui exploite cette installation garde ses journaux et ses sauvegardes.',
      ],
    },
    cookies: {
      title: 'Cookies et stockage dans votre navigateur',
      text: [
        'Tous sont nécessaires à ce que vous faites ici ; il n’y a donc rien à accepter et pas de bandeau :',
      ],
      list: [
        '<code>probant_session</code> : un cookie qui vous garde connecté, 30 jours. Aucun script ne peut le lire (HttpOnly).',
        '<code>probant_sign_in</code> : un cookie de 10 minutes, seulement pendant la connexion avec Google.',
        '<code>locale</code>, <code>color-scheme</code> et <code>single-keys</code> : votre langue, clair ou sombre, et si de simples touches servent de raccourcis. Ils restent dans votre navigateur et ne sont pas envoyés.',
        'Quelques notes qui disparaissent avec l’onglet, comme la page où revenir après la connexion.',
      ],
    },
    others: {
      title: 'Qui d’autre les voit',
      text: [
        'Les administrateurs de cette installation voient les noms, les adresses et la boîte d’envoi. Les prestataires de son serveur, de son réseau et de son courrier traitent les données pour son compte.',
        'Polices, images et scripts viennent de cette installation. Deux fonctions peuvent faire intervenir d’autres acteurs, si les administrateurs les ont activées : la connexion avec Google, et un contrôle anti-robots de Google (reCAPTCHA) ou de Cloudflare (Turnstile) à l’inscription, à la connexion et lors d’un nouveau mot de passe. Sans elles, votre navigateur résout un petit calcul (ALTCHA) et personne d’autre n’en sait rien.',
      ],
    },
    rights: {
      title: 'Vos droits, et les boutons qui vont avec',
      text: [
        'Dans vos <settings>réglages</settings>, vous pouvez voir et corriger ce qui est conservé, tout télécharger dans un fichier (« Télécharger mes données »), fermer n’importe quelle session et supprimer définitivement votre compte. Vous n’avez rien à demander à personne.',
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
}

export default privacy
