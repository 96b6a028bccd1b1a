import type en from '../../en/site/landing.ts'

const landing: typeof en = {
  title: 'De bonnes questions, des examens justes',
  description:
    'Pour enseigner, former et recruter\u00a0: des questions à partir d’un sujet ou de votre texte, des examens chronométrés et surveillés équitablement, des résultats en direct.',
  hero: {
    people: 'Pour enseigner, former, accompagner, recruter',
    heading: 'De bonnes questions.\n<mark>Des examens justes.</mark>\nDes résultats clairs.',
    sentence:
      'Créez des quiz et des examens avec Probant. Les questions sont générées à partir d’un sujet ou de votre texte\u00a0; les participants répondent sur une page sobre, en temps limité, et vous suivez tout le monde sur un seul tableau, jusqu’à la dernière note.',
    card: 'Démo sans compte, compte sans carte bancaire.',
    unpaid: 'Démo sans compte, compte gratuit.',
    demo: 'La démo fonctionne sans compte et ne modifie aucune de vos données.',
  },
  entrance: {
    demo: 'Essayer tout de suite',
    signUp: 'Créer un compte gratuit',
    dashboard: 'Aller au tableau de bord',
  },
  stage: {
    label: 'Probant en trois images',
    caption: 'Ceci est une illustration. La démo, c’est le produit lui-même.',
    play: 'Lire',
    pause: 'Pause',
    steps: { questions: 'Les questions', paper: 'La copie', board: 'Le suivi' },
    descriptions: {
      questions:
        'Un sujet est saisi, «\u00a0Le cycle de l’eau\u00a0», et trois questions apparaissent\u00a0: un choix multiple facile, un vrai ou faux et une question ouverte difficile.',
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
      choice: 'Qu’est-ce qui fait fonctionner le cycle de l’eau\u00a0?',
      trueFalse: 'La condensation est le passage de la vapeur d’eau à l’eau liquide.',
      open: 'Expliquez pourquoi il pleut davantage sur le versant d’une montagne exposé au vent.',
    },
    answers: {
      A: 'L’attraction de la Lune',
      B: 'La chaleur du Soleil',
      C: 'La rotation de la Terre',
      D: 'Le sel de la mer',
    },
    true: 'Vrai',
    points: '8 points',
    number: 'Question 1 sur 8',
    timeLeft: 'Temps restant',
    saved: 'Enregistré à 10:42',
    needsYou: 'Aucune réponse depuis 4 minutes',
    finished: 'Rendue',
    legend: { answered: 'avec réponse', flagged: 'marquée', empty: 'sans réponse' },
  },
  benefits: {
    heading: 'À quoi sert Probant',
    write: {
      title: '<mark>Écrire moins</mark>, et mieux',
      text: 'Indiquez un sujet ou collez votre texte, choisissez la difficulté, relisez les questions. Vous les gardez, les modifiez ou les écartez\u00a0: rien n’entre dans un examen sans votre accord.',
    },
    examine: {
      title: '<mark>Évaluer équitablement</mark>',
      text: 'Le même chronomètre et les mêmes règles pour tout le monde, annoncés d’avance. Du temps supplémentaire pour les personnes qui en ont besoin, et aucune réponse perdue en cas de coupure.',
    },
    understand: {
      title: '<mark>Voir ce qui a été compris</mark>',
      text: 'Mieux qu’une liste de notes\u00a0: la question trop difficile, le chapitre à reprendre, la personne à accompagner.',
    },
  },
  screens: {
    heading: 'De vrais écrans, avec des données d’exemple',
    board: {
      title: 'Le suivi en direct.',
      text: 'Une ligne par personne, une case par question\u00a0; en haut, les personnes qui ont besoin de vous.',
      description:
        'Le suivi d’un quiz en direct\u00a0: une ligne par personne avec son avancée par question, le temps qui lui reste et sa connexion.',
    },
    report: {
      title: 'Le rapport.',
      text: 'Une phrase de synthèse, puis les chiffres\u00a0: ce qu’il faut reprendre, et avec qui.',
      description:
        'Les résultats d’un quiz\u00a0: la moyenne, la répartition des notes, et le taux de réussite par sujet et par question.',
    },
    export: {
      title: 'L’export.',
      text: 'Douze formats. Avant le téléchargement, vous savez question par question ce que chacun ne conserve pas.',
      description:
        'L’export d’un quiz\u00a0: une liste de plateformes et de formats, avec ce que le format choisi ne conserve pas, question par question.',
    },
  },
  features: {
    heading: 'Jugez par vous-même',
    sentence: 'Tout est visible dès maintenant, sans compte sauf mention contraire.',
    items: {
      generation: {
        title: 'Des questions tout de suite',
        text: 'Indiquez un sujet, ou collez votre texte. La première question apparaît en une ou deux secondes.',
        seen: 'Essayer avec votre sujet',
      },
      kinds: {
        title: 'Trois difficultés, neuf types',
        text: 'Choix multiple, vrai ou faux, nombre, texte à trous, appariement, mise en ordre, question ouverte et d’autres encore\u00a0; vous choisissez combien de chaque difficulté.',
        seen: 'Choisir dans la démo',
      },
      schedule: {
        title: 'Planifié et chronométré',
        text: 'Un quiz s’ouvre et se ferme à l’heure que vous fixez, avec la même durée pour tout le monde, ou davantage si besoin. Également sur papier, en plusieurs versions.',
        seen: 'Ouvrir l’éditeur de quiz',
      },
      inviting: {
        title: 'Tout le monde peut entrer',
        text: 'Par courriel, par groupe, avec des billets imprimés pour les personnes sans adresse, avec un code affiché au tableau pour toute la salle, ou par un lien ouvert à tout le monde.',
        seen: 'Saisir un code',
      },
      board: {
        title: 'Des résultats en direct',
        text: 'Où en est chaque personne, qui s’est arrêté, qui a perdu la connexion\u00a0: une ligne par personne pendant l’examen.',
        seen: 'Voir le tableau de suivi',
      },
      report: {
        title: 'Un rapport par sujet',
        text: 'Ce qui a été compris ou non, question par question\u00a0; à quel point les notes sont fiables. Sur\u00a020, en pourcentage ou en lettres, comme vous notez. Au format Excel, CSV ou PDF.',
        seen: 'Voir un rapport',
      },
      attempts: {
        title: 'Plus d’une tentative',
        text: 'Une fois, plusieurs fois ou jusqu’à la réussite. Donnez un créneau personnel à une personne ou à un groupe, et proposez un quiz à nouveau, à d’autres personnes, en deux clics.',
        seen: 'Le voir dans l’éditeur de quiz',
      },
      certificates: {
        title: 'Des certificats à votre nom',
        text: 'Remettez-en un à chaque personne qui réussit, avec un numéro que tout le monde peut vérifier. Avec la formule Organisation, il porte votre nom, votre logo et votre couleur, comme le quiz et ses courriels.',
        seen: 'Vérifier un numéro',
      },
      people: {
        title: 'Les personnes côte à côte',
        text: 'Un carnet de notes pour chaque groupe, sur tous vos quiz. Deux à cinq personnes comparées par sujet, par durée et par réponse, noms masqués au besoin.',
        seen: 'Voir vos groupes, avec un compte',
      },
      monitoring: {
        title: 'Une surveillance loyale',
        text: 'Elle avertit avant d’interrompre, et annonce clairement ce qu’elle détecte et ce qui lui échappe.',
        seen: 'Lire les règles',
      },
      trial: {
        title: 'Essai sans carte bancaire',
        text: 'La formule gratuite est sans limite de durée, et la formule Organisation peut être essayée deux semaines sans carte bancaire.',
        seen: 'Comparer les formules',
      },
      unpaid: {
        title: 'Une formule gratuite sans limite de durée',
        text: 'Tout le monde commence avec la formule gratuite et peut la garder. La personne qui administre ce site en attribue de supérieures.',
        seen: 'Comparer les formules',
      },
      export: {
        title: 'Export vers les plateformes',
        text: 'Moodle, Canvas, Blackboard, Brightspace, Kahoot, SCORM, Word, Excel\u00a0: exportez un quiz dans leur format, et importez-en des questions. Ce qu’un format ne conserve pas est indiqué avant l’export.',
        seen: 'Voir les formats',
      },
    },
  },
  video: {
    heading: 'Voyez Probant à l’œuvre',
    play: 'Lire la vidéo',
    notice: 'La vidéo vient de YouTube et n’est chargée que si vous la lancez.',
    title: 'Probant en vidéo',
  },
  testimonials: {
    heading: 'Témoignages',
  },
  callToAction: {
    heading: 'Votre premier examen est <mark>gratuit</mark>',
    sentence:
      'Créez un compte dès aujourd’hui. La formule gratuite vous accompagne de la première question au dernier résultat.',
  },
}

export default landing
