import type en from '../../en/results/grading.ts'

const grading: typeof en = {
  failed: 'Les réponses à noter n’ont pas pu être chargées.',
  empty: {
    title: 'Rien à noter',
    noOpen: 'Ce quiz n’a pas de question ouverte\u00a0: tout y est corrigé automatiquement.',
    noAnswers: 'Les réponses ouvertes vous attendront ici dès que quelqu’un aura rendu sa copie.',
  },
  progress_one: 'Réponses notées\u00a0: {{graded, number}} sur {{count, number}}',
  progress_other: 'Réponses notées\u00a0: {{graded, number}} sur {{count, number}}',
  progressLabel: 'Déjà notées',
  questions: {
    label: 'Questions ouvertes',
    number: 'Question {{number}}',
    none: 'aucune réponse',
    progress: '{{graded, number}} sur {{count, number}}',
  },
  blind: {
    label: 'Masquer les noms',
    hint: 'Les réponses sont numérotées et mélangées.',
  },
  desk: {
    label: 'La réponse à noter',
    failed: 'Les réponses n’ont pas pu être chargées.',
    nothing: 'Personne n’a répondu à cette question.',
    personNothing: 'Cette personne n’a répondu à aucune question ouverte.',
    previous: 'Précédente',
    next: 'Suivante',
    place: '{{place, number}} sur {{count, number}}',
    done: 'Toutes les réponses à la question {{number}} sont notées.',
    goOn: 'Passer à la question {{number}}',
    toResults: 'Voir les résultats',
    personDone: 'Toutes les réponses ouvertes de cette personne sont notées.',
    more_one: 'Ces réponses sont notées. Il en reste une.',
    more_other: 'Ces réponses sont notées. Il en reste {{count, number}}.',
    nextPile_one: 'L’afficher',
    nextPile_other: 'Afficher les {{count, number}} suivantes',
    backToQuestion: 'Revenir à la question',
  },
  sheet: {
    question: 'Question {{number}}',
    numbered: 'Réponse {{number}}',
    attempt: '{{person}}, tentative {{number}}',
    gone: 'Compte supprimé',
    text: 'Réponse',
    guidance: 'Consignes de correction',
    readPerson: 'Toutes les réponses de cette personne',
    words_one: '{{count, number}} mot',
    words_other: '{{count, number}} mots',
  },
  form: {
    score: 'Points, de 0 à {{max, number}}',
    empty: 'Saisissez d’abord les points.',
    notQuarters: 'Saisissez 0 ou plus, par quarts de point.',
    tooHigh: 'Le maximum est de {{max, number}}. Saisissez un nombre de points plus petit.',
    save: 'Enregistrer et continuer',
    feedback: 'Commentaire',
    feedbackHint: 'La personne le lit avec sa note. Vous pouvez le laisser vide.',
  },
  keys: {
    enter: 'Entrée',
    save: 'enregistrer et continuer',
    move: 'précédente, suivante',
    undo: 'annuler la dernière note',
  },
  unsaved: {
    sentence_one:
      'Une note n’a pas pu être enregistrée. Votre saisie est conservée\u00a0: enregistrez-la de nouveau.',
    sentence_other:
      '{{count, number}} notes n’ont pas pu être enregistrées. Votre saisie est conservée\u00a0: enregistrez-les de nouveau.',
    go: 'Aller à {{who}}',
  },
  change: {
    save: 'Modifier la note',
    cancel: 'Annuler',
    preview: 'Note de l’ensemble du quiz\u00a0: {{before}} → {{after}}',
    same: 'La note de l’ensemble du quiz ne change pas.',
  },
  grade: {
    points_one: '{{points, number}} sur {{count, number}} point',
    points_other: '{{points, number}} sur {{count, number}} points',
    saving: 'Enregistrement…',
    undo: 'Annuler cette note',
    regrade: 'Modifier la note',
    told: 'La personne a déjà vu cette note. Vous pouvez encore la modifier par une rectification.',
  },
  suggestion: {
    ask: 'Proposer des points',
    hint: 'La question, les consignes de correction et cette réponse, sans le nom, sont envoyées au service d’IA configuré.',
    title: 'Proposition, à vérifier ({{model}})',
    take: 'Mettre ces points dans le champ',
  },
  release: {
    label: 'Affichage des résultats',
    atOnce:
      'Chaque personne voit sa note tout de suite\u00a0; elle reste provisoire tant que tout n’est pas noté. Un courriel annonce ensuite la note définitive.',
    atOnceKept:
      'Chaque personne voit sa note tout de suite\u00a0; elle reste provisoire tant que tout n’est pas noté. Ce site n’envoie pas de courriels\u00a0: annoncez vous-même les notes définitives.',
    atOnceFinal: 'Chaque personne voit sa note dès qu’elle a rendu sa copie.',
    releasedFinal: 'Les résultats sont publiés\u00a0: chaque personne voit sa note.',
    waiting: 'Personne ne voit sa note avant que vous ne publiiez les résultats.',
    released:
      'Les résultats sont publiés. Les personnes dont la copie sera corrigée plus tard recevront un courriel 15 minutes après.',
    releasedKept:
      'Les résultats sont publiés. Ce site n’envoie pas de courriels\u00a0: prévenez vous-même les personnes dont la copie sera corrigée plus tard.',
    action: 'Publier les résultats',
    title: 'Publier les résultats\u00a0?',
    told_zero:
      'Aucune copie n’est entièrement corrigée\u00a0: personne ne reçoit de courriel pour l’instant.',
    told_one: 'Une copie est entièrement corrigée\u00a0: la personne recevra un courriel.',
    told_other:
      '{{count, number}} copies sont entièrement corrigées\u00a0: chaque personne recevra un courriel.',
    toldKept_zero: 'Aucune copie n’est entièrement corrigée pour l’instant.',
    toldKept_one:
      'Une copie est entièrement corrigée. Ce site n’envoie pas de courriels\u00a0: prévenez vous-même la personne.',
    toldKept_other:
      '{{count, number}} copies sont entièrement corrigées. Ce site n’envoie pas de courriels\u00a0: prévenez vous-même ces personnes.',
    ungraded_one: 'Une copie a encore des réponses à noter. Sa note sera indiquée comme provisoire.',
    ungraded_other:
      '{{count, number}} copies ont encore des réponses à noter. Leurs notes seront indiquées comme provisoires.',
    running_one:
      'Une personne est encore en train de répondre\u00a0: elle verra sa note dès qu’elle aura rendu sa copie.',
    running_other:
      '{{count, number}} personnes sont encore en train de répondre\u00a0: elles verront leur note dès qu’elles auront rendu leur copie.',
    final:
      'C’est définitif. Les notes déjà données ne pourront plus être modifiées que par une rectification.',
    done: 'Les résultats sont publiés',
  },
}

export default grading
