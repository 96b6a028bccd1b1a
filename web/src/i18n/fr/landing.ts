import type en from '../en/landing.ts'

const landing: typeof en = {
  title: 'De bonnes questions, des examens justes',
  description:
    'Probant sert à enseigner, former et recruter : des questions à partir d’un sujet ou de votre texte, des examens minutés et surveillés équitablement, des résultats en direct.',
  hero: {
    people: 'Pour enseigner, former, accompagner, recruter',
    heading: 'De bonnes questions.\n<mark>Des examens justes.</mark>\nDes résultats clairs.',
    sentence:
      'Probant sert à faire des quiz et des examens. Les questions sont générées à partir d’un sujet ou de votre texte\u00a0; on y répond sur une page calme, en temps limité, et vous suivez tout le monde sur un seul tableau, jusqu’à la dernière note.',
    card: 'Démo sans compte, compte sans carte bancaire.',
    unpaid: 'Démo sans compte, compte gratuit.',
    demo: 'La démo ne demande pas de compte et ne touche à rien de ce qui est à vous.',
  },
  entrance: {
    demo: 'Essayer tout de suite',
    signUp: 'Créer un compte gratuit',
    dashboard: 'Aller au tableau de bord',
  },
  stage: {
    label: 'Probant en trois images',
    caption: 'Ceci est un dessin. La démo, c’est le produit lui-même.',
    play: 'Lire',
    pause: 'Pause',
    steps: { questions: 'Les questions', paper: 'La copie', board: 'Le suivi' },
    descriptions: {
      questions:
        'Un sujet s’écrit, « Le cycle de l’eau », et trois questions apparaissent : un choix multiple facile, un vrai ou faux et une question ouverte difficile.',
      paper:
        'Une question sur une feuille, avec quatre réponses. La deuxième est choisie, une coche discrète indique qu’elle est enregistrée.',
      board:
        'Une rangée de cases pour chacune des cinq personnes, une case par question. Celle qui ne répond plus est en haut.',
    },
    subject: 'Le cycle de l’eau',
    subjectLabel: 'Sujet',
    kinds: {
      choice: 'Choix multiple · facile',
      trueFalse: 'Vrai ou faux · moyen',
      open: 'Ouverte · difficile',
    },
    stems: {
      choice: 'Quel est le moteur du cycle de l’eau ?',
      trueFalse: 'La condensation change la vapeur d’eau en eau liquide.',
      open: 'Pourquoi pleut-il davantage sur le versant d’une montagne exposé au vent ?',
    },
    answers: {
      A: 'L’attraction de la Lune',
      B: 'La chaleur du Soleil',
      C: 'La rotation de la Terre',
      D: 'Le sel de la mer',
    },
    true: 'Vrai',
    points: '4 points',
    number: 'Question 1 sur 8',
    timeLeft: 'Temps restant',
    saved: 'Enregistré à 10:42',
    needsYou: 'Aucune réponse depuis 4 minutes',
    finished: 'Rendue',
    legend: { answered: 'répondue', flagged: 'à revoir', empty: 'vide' },
  },
  benefits: {
    heading: 'À quoi sert Probant',
    write: {
      title: '<mark>Écrire moins</mark>, et mieux',
      text: 'Donnez un sujet ou collez votre texte, choisissez la difficulté, lisez ce qui arrive. Vous gardez, retouchez ou écartez chaque question : rien n’entre dans un examen sans vous.',
    },
    examine: {
      title: '<mark>Évaluer équitablement</mark>',
      text: 'La même horloge et les mêmes règles pour tout le monde, annoncées d’avance. Le temps supplémentaire arrive à qui en a besoin, et une connexion perdue ne coûte aucune réponse.',
    },
    understand: {
      title: '<mark>Voir ce qui a été compris</mark>',
      text: 'Mieux qu’une liste de notes : la question trop difficile, le chapitre à reprendre, la personne à qui dire un mot.',
    },
  },
  screens: {
    heading: 'De vrais écrans, avec des données d’exemple',
    board: {
      title: 'Le suivi en direct.',
      text: 'Une ligne par personne, une case par question, avec, en haut, les personnes qui ont besoin de vous.',
      description:
        'Le suivi d’un quiz en direct\u00a0: une ligne par personne avec son avancée par question, le temps qui lui reste et sa connexion.',
    },
    report: {
      title: 'Le rapport.',
      text: 'D’abord la phrase, puis les chiffres\u00a0: ce qu’il faut reprendre, et avec qui.',
      description:
        'Les résultats d’un quiz\u00a0: la moyenne, la répartition des notes, et comment chaque sujet et chaque question ont été réussis.',
    },
    export: {
      title: 'L’export.',
      text: 'Douze formats, et ce que chacun ne sait pas contenir est dit avant le téléchargement, question par question.',
      description:
        'L’export d’un quiz : une liste de plateformes et de formats, et à côté ce que le format choisi ne sait pas contenir, et de quelles questions.',
    },
  },
  features: {
    heading: 'Jugez par vous-même',
    sentence: 'Tout cela se regarde dès maintenant, sans compte sauf mention contraire.',
    items: {
      generation: {
        title: 'Des questions tout de suite',
        text: 'Donnez un sujet, ou collez votre texte. La première question est là en une ou deux secondes.',
        seen: 'Essayer avec votre sujet',
      },
      kinds: {
        title: 'Trois difficultés, quatre types',
        text: 'Choix multiple, vrai ou faux, texte à compléter, question ouverte\u00a0; vous dites combien de chaque difficulté.',
        seen: 'Choisir dans la démo',
      },
      schedule: {
        title: 'Planifié et minuté',
        text: 'Un quiz ouvre et ferme quand vous le dites, et donne à tout le monde le même temps, ou davantage à qui en a besoin. Sur papier aussi, en variantes.',
        seen: 'Ouvrir l’éditeur de quiz',
      },
      inviting: {
        title: 'Tout le monde peut entrer',
        text: 'Par courriel, par groupe, avec des billets imprimés pour qui n’a pas d’adresse, ou avec un code au tableau pour toute la salle.',
        seen: 'Saisir un code',
      },
      board: {
        title: 'Des résultats en direct',
        text: 'Qui en est où, qui s’est arrêté, qui a perdu la connexion\u00a0: une ligne par personne pendant l’examen.',
        seen: 'Voir le tableau de suivi',
      },
      report: {
        title: 'Un rapport par sujet',
        text: 'Ce qui a été compris ou non, question par question\u00a0; à quel point les notes sont fiables. Au format Excel, CSV ou PDF.',
        seen: 'Voir un rapport',
      },
      monitoring: {
        title: 'Une surveillance loyale',
        text: 'Elle avertit avant d’arrêter quoi que ce soit, et dit ouvertement ce qu’elle remarque et ce qui lui échappe.',
        seen: 'Lire les règles',
      },
      trial: {
        title: 'Essai sans carte bancaire',
        text: 'La formule gratuite n’a pas de fin, et une organisation s’essaie deux semaines sans carte.',
        seen: 'Comparer les formules',
      },
      unpaid: {
        title: 'Une formule gratuite sans fin',
        text: 'Tout le monde commence avec la formule gratuite, et peut y rester. L’administration de ce site en attribue de plus grandes.',
        seen: 'Comparer les formules',
      },
      export: {
        title: 'Export vers les plateformes',
        text: 'Moodle, Canvas, Blackboard, Brightspace, Kahoot, SCORM, Word, Excel : un quiz devient un fichier qui s’y ouvre, et des questions en reviennent. Ce qu’un format ne sait pas contenir est dit avant.',
        seen: 'Voir les formats',
      },
    },
  },
  video: {
    heading: 'Voyez-le à l’œuvre',
    play: 'Lire la vidéo',
    notice: 'Le film vient de YouTube, et seulement quand vous le lancez.',
    title: 'Probant en vidéo',
  },
  testimonials: {
    heading: 'Ce qu’en disent les gens',
  },
  callToAction: {
    heading: 'Votre premier examen est <mark>gratuit</mark>',
    sentence:
      'Ouvrez un compte dès aujourd’hui. La formule gratuite vous mène de la première question au dernier chiffre des résultats.',
  },
}

export default landing
