import type en from '../../en/site/privacy.ts'

const privacy: typeof en = {
  title: 'Politique de confidentialité',
  description:
    'Les données que ce site Probant conserve sur les personnes qui créent, passent ou consultent des quiz, pendant combien de temps, qui d’autre les reçoit, et comment les consulter, les emporter ou les supprimer.',
  lead: 'Les données que Probant conserve à votre sujet, pendant combien de temps, qui d’autre les reçoit, et comment les emporter ou les supprimer. Ni traceurs, ni publicité, ni mesure d’audience.',
  sections: {
    who: {
      title: 'Qui est responsable',
      text: [
        'Probant est un logiciel libre que tout le monde peut installer sur son propre serveur. L’organisation qui exploite ce site décide du sort de vos données et en est responsable\u00a0: une école, une entreprise, une association ou une personne.',
        'Pour la joindre, adressez-vous à la personne qui vous a donné cette adresse ou vous a envoyé l’invitation. L’équipe de Probant ne reçoit aucune donnée de ce site.',
      ],
    },
    accounts: {
      title: 'Si vous avez un compte',
      text: ['Les données nécessaires au compte et à son utilisation\u00a0:'],
      list: [
        'Vous\u00a0: adresse e-mail, nom, langue, fuseau horaire (celui de votre navigateur, tant que vous n’en choisissez pas un autre), centre d’intérêt si vous en indiquez un, date d’inscription, et confirmation ou non de votre adresse. De votre mot de passe, seule une empreinte (argon2id) est conservée\u00a0; elle ne permet pas de le retrouver.',
        'Vos sessions : pour chaque connexion, l’adresse réseau (IP), la description que le navigateur donne de lui-même, le début et la dernière utilisation. Vous les voyez dans vos <settings>réglages</settings>.',
        'Si vous activez la connexion en deux étapes\u00a0: la clé que votre application d’authentification détient aussi, chiffrée, et des empreintes de vos codes de secours, qui ne permettent pas de les retrouver.',
        'Si vous créez des clés d’API ou des webhooks\u00a0: ce que vous avez saisi pour eux, l’empreinte de chaque clé et sa dernière utilisation, le secret de chaque webhook, chiffré, et ce qui y a été envoyé, pendant 30 jours.',
        'Si vous vous connectez avec Google\u00a0: l’identifiant et l’adresse de votre compte Google. Votre mot de passe Google ne nous est jamais transmis.',
        'Ce que vous créez : questions et leur historique, images, quiz, groupes, liens de partage, et ce que vous avez demandé au générateur, vos propres textes compris.',
        'Si votre organisation apparaît sous son propre nom\u00a0: ce nom, son logo, qui signe ses certificats et l’image de la signature. Les participants les voient.',
        'Les organisations dont vous êtes membre, votre rôle et vos limites\u00a0; votre formule, votre consommation et, si vous payez, les identifiants que le service de paiement vous attribue. Aucun numéro de carte ne nous est transmis.',
        'Si vous administrez ce site\u00a0: ce que vous avez fait à ce titre, avec votre adresse.',
      ],
    },
    participants: {
      title: 'Si vous avez reçu une invitation à un quiz',
      text: [
        'Vous n’avez pas besoin de créer de compte\u00a0: le lien en crée un sans mot de passe, pour ce quiz seulement.',
      ],
      list: [
        'Votre adresse e-mail et le nom que la personne qui vous invite a inscrit sur sa liste\u00a0; ou le nom seul, éventuellement celui que vous avez saisi pour entrer.',
        'Si vous êtes venu par un lien ouvert\u00a0: le nom ou l’adresse e-mail que vous avez saisis, selon ce qui vous est demandé. L’adresse n’est pas vérifiée, rien n’y est envoyé, et elle n’est liée à aucun compte.',
        'Le moment de l’invitation, des relances et de votre première entrée\u00a0; l’envoi du courriel.',
        'Le temps supplémentaire ou les dispenses qui vous ont été accordés, avec la raison indiquée. Seule la personne qui a créé le quiz voit cette raison.',
        'Votre créneau personnel pour le quiz, s’il vous en a été donné un ou si vous l’avez choisi.',
        'Quand vous avez commencé et rendu votre copie, de quelle façon elle s’est terminée, et une somme de contrôle de vos réponses, qui figure aussi sur votre reçu.',
        'Ce que la personne qui a créé le quiz vous a écrit pendant que vous le passiez.',
        'Votre réponse à chaque question, le moment de son dernier changement, si vous l’avez marquée à revoir, et combien de temps elle est restée affichée. Les versions précédentes d’une réponse ne sont pas conservées.',
        'Ce qui a été relevé pendant ce temps, avec l’heure et la question\u00a0: les cinq infractions aux <antiCheat>règles du quiz</antiCheat>, la sortie du plein écran, l’ouverture des outils de développement, le passage à une autre page, l’absence de signal de votre page pendant un moment et les pauses. Ni image, ni son, ni frappe au clavier, ni rien d’autre de ce qui se trouve sur votre écran.',
        'Si le quiz peut être passé plusieurs fois\u00a0: tout cela pour chaque tentative.',
        'Votre résultat, avec les points et le commentaire donnés à une réponse. La personne qui a créé le quiz peut voir tout cela.',
        'Si vous avez réussi un quiz qui donne droit à un certificat\u00a0: le nom qu’il porte, son numéro, l’intitulé et qui le délivre, sa date et celle de sa fin, s’il a été retiré et pourquoi. Toute personne qui en a le numéro voit le nom, l’intitulé, qui le délivre, les dates et s’il est valable\u00a0; jamais votre note ni votre adresse.',
        'Si vous figurez sur sa liste de présélection\u00a0: depuis quand, et ce qu’elle a noté. Elle seule le voit.',
        'Une personne qui a créé plusieurs quiz peut voir vos résultats côte à côte, avec une moyenne et votre progression par sujet. Tout est calculé à chaque consultation\u00a0; rien de plus n’est conservé.',
      ],
    },
    listed: {
      title: 'Si votre nom figure sur une liste',
      text: [
        'Ce site contient des listes de personnes à inviter (groupes, règles d’un lien de partage), et les organisations invitent leurs membres par leur adresse. Votre adresse et votre nom peuvent donc y figurer sans que vous ayez jamais visité ce site. La personne qui les a saisis en décide\u00a0; quand un compte à votre adresse confirmée est supprimé, ils sont retirés de toutes les listes.',
      ],
    },
    visitors: {
      title: 'Si vous ne faites que visiter le site',
      text: [
        'Une simple visite ne laisse qu’une ligne par requête dans le journal du serveur, avec l’adresse réseau et, si vous essayez la démo, le nombre de demandes de questions venues de votre réseau, pendant une heure environ. La vérification anti-robot des formulaires est décrite plus bas.',
        'Si vous ouvrez le lien ouvert d’un quiz\u00a0: le nombre de navigateurs qui l’ont ouvert augmente de un, pour la personne qui a créé le quiz. Il ne contient rien à votre sujet. Pour que personne ne le gonfle, le nombre d’ouvertures venues de votre réseau est conservé à côté de l’adresse réseau, pendant une heure environ.',
      ],
    },
    why: {
      title: 'À quelles fins',
      text: [
        'Les comptes, quiz, invitations et messages servent à fournir le service que vous, ou la personne qui vous invite, avez demandé. Les tentatives de connexion échouées et le journal du serveur servent à le protéger des abus. Aucune donnée ne sert à la publicité, n’est vendue ni n’alimente un profil.',
      ],
    },
    time: {
      title: 'Combien de temps',
      text: ['Le moins longtemps possible\u00a0:'],
      list: [
        'Votre compte et ce que vous avez créé dans votre espace personnel : jusqu’à ce que vous le supprimiez. Ce que vous avez créé dans une organisation lui appartient et y reste.',
        'Une invitation à un quiz, vos réponses, ce qui a été relevé et le résultat\u00a0: tant que la personne qui a créé le quiz le conserve. Si vous supprimez votre compte, ce que vous avez commencé est conservé sans votre nom ni votre adresse\u00a0; tout le reste est supprimé. Vos certificats le sont aussi\u00a0: leurs numéros ne sont plus connus ici.',
        'Une session\u00a0: 30 jours après sa dernière utilisation, ou jusqu’à votre déconnexion. Elle est effacée 7 jours après sa fin, afin de pouvoir encore détecter une session volée.',
        'Les liens des messages : 1 heure pour un nouveau mot de passe, 1 jour pour une nouvelle adresse, 7 jours pour confirmer votre adresse, annuler un changement d’adresse ou rejoindre une organisation. Un code pour un lien de partage : quelques minutes.',
        'Votre propre texte dont des questions ont été tirées : 7 jours.',
        'Un fichier dont vous importez des questions\u00a0: ce qui y a été lu, jusqu’à ce que vous ajoutiez les questions à votre banque ou abandonniez le fichier, un jour au plus. Le fichier lui-même n’est pas conservé.',
        'Les tentatives échouées : 1 heure, sous forme d’un compteur à côté de l’adresse saisie et de l’adresse réseau\u00a0; à la deuxième étape d’une connexion, 7 jours, à côté du numéro du compte. Le nombre de courriels que vous avez fait envoyer à d’autres : un jour.',
        'Ce qui est conservé après la suppression d’un compte\u00a0: ce que vous avez fait comme administrateur, avec votre adresse\u00a0; des compteurs de consommation, sous un identifiant qui n’est plus rattaché à personne\u00a0; une empreinte à clé de votre adresse si vous avez eu un essai gratuit (et, jusqu’à la fin de la journée, avec le nombre de courriels que vous avez fait envoyer)\u00a0; et votre identifiant auprès du service de paiement, jusqu’à ce que celui-ci vous ait supprimé à son tour.',
        'Le journal et les sauvegardes du serveur\u00a0: aussi longtemps que l’organisation qui exploite ce site les conserve.',
      ],
    },
    browser: {
      title: 'Ce qui se trouve dans votre navigateur',
      text: [
        'Tout est nécessaire à ce que vous faites ici, sauf une note\u00a0: elle évite seulement de vous compter deux fois à un lien ouvert, et ne dit à personne qui vous êtes. Il n’y a donc pas de bandeau de consentement\u00a0:',
      ],
      list: [
        '<code>probant_session</code>\u00a0: un cookie qui garde votre session ouverte, 30 jours. Aucun script ne peut le lire (HttpOnly).',
        '<code>probant_browser</code>\u00a0: un cookie, conservé un an, qui permet à votre compte de reconnaître ce navigateur, pour que les tentatives de deviner votre mot de passe ne vous ralentissent pas. Il ne connecte personne.',
        '<code>probant_sign_in</code> : un cookie de 10 minutes, seulement pendant la connexion avec Google.',
        '<code>probant_second_step</code>\u00a0: un cookie de 10 minutes, seulement entre les deux étapes d’une connexion en deux étapes.',
        '<code>probant_launch_…</code>\u00a0: un cookie de 10 minutes, seulement quand vous venez du cours d’une plateforme d’apprentissage.',
        '<code>locale</code>\u00a0: un cookie avec la langue que vous avez choisie, pour un an, pour que les pages publiques s’affichent dans cette langue.',
        '<code>locale</code>, <code>color-scheme</code>, <code>single-keys</code>, <code>correct-answers</code> et <code>workspace</code>\u00a0: votre langue, le mode clair ou sombre, l’usage des raccourcis à une touche, l’affichage des bonnes réponses et le dernier espace de travail utilisé. Ils restent dans votre navigateur.',
        'Les notifications de questions prêtes que vous avez fermées (<code>closed-generation-notices</code>)\u00a0: jusqu’à ce que vous les effaciez.',
        '<code>quiz-tour</code>\u00a0: les identifiants des comptes qui ont déjà vu la visite guidée ici, pour ne la proposer qu’une fois\u00a0: jusqu’à ce que vous les effaciez.',
        'Un service worker contenant la page affichée hors ligne\u00a0: jusqu’à ce que vous effaciez les données de ce site.',
        'Les versions de quiz qui n’ont pas pu être enregistrées (<code>quiz-copy</code>)\u00a0: jusqu’à leur enregistrement, 30 jours au plus.',
        'Pendant que vous passez un quiz\u00a0: votre copie, vos réponses et ce qui a été relevé (<code>quizzes-being-taken</code>, une base IndexedDB), pour que rien ne se perde hors ligne. Tout est effacé une fois la copie rendue et ce navigateur informé\u00a0; seules les réponses qui n’ont pas été reçues à temps sont conservées pour vous être affichées, 30 jours au plus.',
        'Sur la page d’un quiz\u00a0: un service worker, qui conserve les fichiers de cette page et les images de ses questions pour un rechargement hors ligne, et <code>quiz-page</code>, un nombre aléatoire qui permet à la page de se reconnaître après un rechargement. Ils ne contiennent aucune réponse. Les images sont effacées quand le quiz est terminé\u00a0; le reste est conservé jusqu’à ce que vous effaciez les données de ce site.',
        'Dans la démo\u00a0: les questions et le quiz que vous créez (<code>demo</code>), jusqu’à ce que l’onglet soit fermé ou que vous les enregistriez dans un compte. Le sujet ou le texte dont sont tirées les questions est envoyé à ce serveur, et n’y est pas conservé.',
        '<code>opened-links</code>\u00a0: les identifiants des 50 derniers quiz dont vous avez ouvert le lien ouvert dans ce navigateur, pour ne vous compter qu’une fois. Ils restent dans votre navigateur, qui indique seulement que c’est la première fois. Jusqu’à ce que vous les effaciez.',
        '<code>last-person</code>\u00a0: l’identifiant du dernier compte connecté ici, pour que votre copie ne soit affichée à personne d’autre hors ligne. Il est effacé quand vous vous déconnectez.',
        'Quelques informations qui disparaissent à la fermeture de l’onglet, comme la page à laquelle revenir après la connexion.',
      ],
    },
    others: {
      title: 'Qui d’autre reçoit vos données',
      text: [
        'La personne qui a créé un quiz voit qui y participe\u00a0: adresse, nom, état et résultat\u00a0; pendant le quiz, elle voit aussi où en est chaque personne, ce qui a été relevé et depuis quand une connexion est perdue. Les programmes à qui elle donne une clé peuvent lire la même chose\u00a0; les webhooks indiquent à des programmes qu’une personne a été invitée, a commencé, a rendu sa copie ou que sa copie a été corrigée, sans nom, ni réponse, ni note. Les membres d’une organisation voient les noms et adresses des autres membres, ainsi que ses quiz. Si son propriétaire fait envoyer les réponses à ses courriels à l’adresse d’un membre, les destinataires voient cette adresse. Les personnes que vous invitez voient votre nom. La personne qui administre ce site voit les noms, les adresses et la boîte d’envoi. Les prestataires de serveur, de réseau et de messagerie traitent les données pour son compte.',
        'Les polices, images et scripts viennent de ce site. Sur ce site\u00a0:',
      ],
    },
    rights: {
      title: 'Comment emporter ou supprimer vos données',
      text: [
        'Dans vos <settings>réglages</settings>, vous voyez et corrigez ce qui est conservé, téléchargez tout dans un fichier (« Télécharger mes données »), fermez n’importe quelle session et supprimez définitivement votre compte. Vous n’avez rien à demander à personne. La suppression retire votre adresse et votre nom de tout ce que d’autres conservent ici : invitations, listes, messages et résultats.',
        'Si vous avez une invitation mais pas de mot de passe, demandez depuis la page du quiz un lien pour en choisir un\u00a0: vous aurez alors accès aux réglages. Vous pouvez aussi demander à la personne qui vous a envoyé l’invitation de la retirer.',
        'Pour toute autre demande, adressez-vous à l’organisation qui exploite ce site. Si elle ne vous aide pas, vous pouvez saisir l’autorité de protection des données de votre pays.',
      ],
    },
    changes: {
      title: 'Modifications',
      text: [
        'Cette page évolue avec le logiciel\u00a0: chaque version de Probant comporte sa propre politique. La date en haut indique la dernière modification du texte.',
      ],
    },
  },
  here: {
    mails:
      'Les messages de la boîte d’envoi\u00a0: leur contenu est conservé {{textDays}} jours après l’envoi, leur adresse et leur objet {{days}} jours\u00a0; leurs liens sont masqués dès l’envoi. Les messages en échec restent jusqu’à ce que la personne qui administre le site s’en occupe. Tous sont supprimés avec votre compte.',
    noModel:
      'Les questions sont créées par le générateur intégré, sur ce serveur\u00a0: rien de ce que vous saisissez n’en sort.',
    model:
      'Les questions sont créées par un modèle que fournit {{company}}. Il reçoit le sujet, l’énoncé de vos questions sur ce sujet et le texte que vous avez fourni. Pour proposer les points d’une réponse ouverte, il reçoit la question, les consignes de correction et cette réponse, sans nom\u00a0; rien d’autre sur les personnes qui répondent.',
    companies: {
      openai: 'OpenAI',
      anthropic: 'Anthropic',
      google: 'Google',
      mistral: 'Mistral',
      other: 'un fournisseur choisi par l’organisation qui exploite ce site, peut-être elle-même',
    },
    payments:
      'Les paiements se font sur les pages de Stripe, qui reçoit votre adresse et le montant payé, et conserve les données de votre carte. Stripe supprime vos données quand votre compte est supprimé.',
    noPayments: 'Aucun paiement n’a lieu sur ce site, et aucun service de paiement n’intervient.',
    google: 'Vous pouvez vous connecter avec Google\u00a0; Google en est alors informé.',
    noGoogle: 'La connexion avec Google n’est pas proposée.',
    botCheck: {
      altcha:
        'La vérification anti-robot est un petit calcul effectué par votre navigateur (ALTCHA)\u00a0; aucune donnée n’est transmise à des tiers.',
      recaptcha:
        'La vérification anti-robot est celle de Google (reCAPTCHA)\u00a0: à l’inscription, à la connexion, pour un nouveau mot de passe, à l’entrée d’un quiz ou à l’ouverture de la démo, votre navigateur communique avec Google.',
      turnstile:
        'La vérification anti-robot est celle de Cloudflare (Turnstile)\u00a0: à l’inscription, à la connexion, pour un nouveau mot de passe, à l’entrée d’un quiz ou à l’ouverture de la démo, votre navigateur communique avec Cloudflare.',
    },
    video:
      'Si la page d’accueil propose une vidéo, elle vient de YouTube et n’est chargée que si vous la lancez.',
  },
}

export default privacy
