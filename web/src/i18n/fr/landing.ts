import type en from '../en/landing.ts'

const landing: typeof en = {
  title: 'De bonnes questions, des examens justes',
  description:
    'Probant sert à enseigner, former et recruter : des questions à partir d’un sujet ou de votre texte, des examens minutés et surveillés équitablement, des résultats en direct.',
  hero: {
    people: 'Pour enseigner, former, accompagner, recruter',
    heading: 'De bonnes questions.\n<mark>Des examens justes.</mark>\nDes résultats clairs.',
    sentence:
      'Probant accompagne un examen de la première question à la dernière note : rédigé à partir d’un sujet ou de votre texte, passé sur une page calme, montre en main, suivi depuis un seul tableau.',
    anchor: 'Ce qui marche aujourd’hui',
    card: 'Gratuit, sans carte bancaire.',
  },
  entrance: {
    signUp: 'Créer un compte gratuit',
    dashboard: 'Aller au tableau de bord',
  },
  stage: {
    label: 'Probant en trois images',
    caption:
      'Dessiné, pas filmé : questions, quiz, invitations, copies et tableau de suivi fonctionnent aujourd’hui.',
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
      text: 'La même copie, la même horloge et les mêmes règles pour tout le monde, annoncées d’avance. Le temps supplémentaire arrive à qui en a besoin, et une connexion perdue ne coûte aucune réponse.',
    },
    understand: {
      title: '<mark>Voir ce qui a été compris</mark>',
      text: 'Mieux qu’une liste de notes : la question trop difficile, le chapitre à reprendre, la personne à qui dire un mot.',
    },
  },
  features: {
    heading: 'Ce qu’il contient',
    sentence:
      'Probant se construit au grand jour. Ce qui est coché fonctionne aujourd’hui sur cette installation ; le reste est en préparation.',
    works: 'Fonctionne aujourd’hui',
    soon: 'En préparation',
    groups: { before: 'Avant', during: 'Pendant', after: 'Après', always: 'Toujours' },
    items: {
      generation: 'Des questions générées à partir d’un sujet ou de votre texte',
      kinds: 'Choix multiples, vrai ou faux, textes à trous et questions ouvertes, en trois difficultés',
      schedule:
        'Des quiz avec un début, une fin et une durée, des sections et des tirages au sort ; sur papier aussi',
      inviting: 'Des personnes invitées une à une, par groupe, ou par un lien pour la salle',
      paper: 'Une page calme qui enregistre chaque réponse au moment où elle est donnée',
      monitoring: 'Une surveillance qui avertit avant de mettre fin à quoi que ce soit',
      board: 'Un tableau en direct de toutes les personnes qui composent',
      results: 'Des résultats en direct et un bilan par matière',
      grading: 'Des réponses ouvertes corrigées par vous, avec votre note',
      export: 'L’export vers les plateformes d’apprentissage',
      accounts: 'Votre compte entre vos mains : sessions, export des données, suppression',
      languages: 'En français et en anglais, en clair et en sombre, au téléphone et au clavier',
      own: 'Un logiciel libre, sur votre propre serveur',
    },
  },
  promises: {
    heading: 'Pas d’éloges empruntés',
    sentence:
      'Probant est nouveau, et nous n’inventons pas de clientèle. En attendant que les personnes qui l’utilisent prennent la parole, voici ce sur quoi nous donnons la nôtre.',
    words: {
      saved: '« Enregistré » ne s’affiche qu’une fois la réponse réellement à l’abri. Jamais pour rassurer.',
      warned:
        'Aucune infraction ne met fin à un examen sans un avertissement d’abord, et la personne qui l’a préparé voit exactement pourquoi.',
      yours:
        'Probant ne piste personne et n’affiche pas de publicité. Ce qu’il sait de vous, vous pouvez l’emporter ou le supprimer.',
    },
    signature: 'L’équipe de Probant',
  },
  video: {
    heading: 'Voyez-le à l’œuvre',
    play: 'Lire la vidéo',
    notice: 'Le film vient de YouTube, et seulement quand vous le lancez.',
    title: 'Probant en vidéo',
  },
  testimonials: {
    heading: 'Ce qu’on en dit',
  },
  callToAction: {
    heading: 'La première feuille est <mark>offerte</mark>',
    sentence:
      'Ouvrez un compte dès aujourd’hui. Tout y est, de la première question au dernier chiffre des résultats.',
  },
}

export default landing
