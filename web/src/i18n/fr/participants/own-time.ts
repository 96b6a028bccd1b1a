import type en from '../../en/participants/own-time.ts'

const ownTime: typeof en = {
  menu: 'Créneau personnel…',
  group: 'Créneau d’un groupe…',
  title: 'Créneau personnel\u00a0: {{person}}',
  groupTitle: 'Créneau d’un groupe',
  noGroup: 'Choisissez un groupe.',
  which: 'Quand ces personnes le passent',
  own: 'Un créneau que vous fixez',
  choose: 'Un créneau que chaque personne choisit',
  from: 'Premier départ possible',
  until: 'Dernier départ possible',
  choiceMeaning:
    'Chaque personne choisit quand commencer, au quart d’heure près\u00a0: {{when}}. Avec 15\u00a0minutes de retard au plus, elle dispose encore de toute la durée. Tant qu’elle n’a pas choisi, elle ne peut pas commencer.',
  untimed: 'Ce quiz n’a pas de durée limitée\u00a0: personne ne peut choisir son créneau.',
  offer: 'Laisser choisir',
  toChoose: 'Créneau à choisir\u00a0: {{when}}',
  chosen: 'Créneau choisi\u00a0: {{when}}',
  quizDates: 'Les dates du quiz',
  opens: 'Début du créneau',
  closes: 'Fin du créneau',
  meaning:
    'Le quiz peut être commencé pendant ce créneau, et à aucun autre moment\u00a0: {{when}}. Il peut se trouver avant ou après les dates du quiz.',
  twoZones: '{{when}} ({{zone}}\u00a0; pour vous {{yours}}, {{yourZone}})',
  short: 'Ce créneau se termine avant que l’on puisse disposer de toute la durée.',
  answersSeen:
    'Dans ce quiz, chaque personne voit les bonnes réponses dès qu’elle a terminé\u00a0: qui le passe plus tôt pourrait les transmettre.',
  notified:
    'Les personnes qui n’ont pas commencé sont prévenues par courriel. Le quiz ne se termine pas avant le dernier créneau.',
  notifiedKept:
    'Ce site n’envoie pas de courriels\u00a0: prévenez-les vous-même. Le quiz ne se termine pas avant le dernier créneau.',
  confirm: 'Fixer ce créneau',
  remove: 'Revenir aux dates du quiz',
  done_one: '{{formatted}} personne\u00a0: {{when}}.',
  done_other: '{{formatted}} personnes\u00a0: {{when}}.',
  removed_one: 'Les dates du quiz s’appliquent à {{formatted}} personne.',
  removed_other: 'Les dates du quiz s’appliquent à {{formatted}} personnes.',
  passedOver_one: '{{formatted}} personne a déjà commencé.',
  passedOver_other: '{{formatted}} personnes ont déjà commencé.',
  heading: 'Créneau personnel',
  none: 'Aucun\u00a0: les dates du quiz s’appliquent.',
  change: 'Modifier',
  mark: 'Créneau\u00a0: {{when}}',
}

export default ownTime
