import type en from '../../en/participants/timeline.ts'

const timeline: typeof en = {
  menu: 'Incidents relevés',
  title: 'Incidents relevés\u00a0: {{person}}',
  failed: 'Les incidents relevés n’ont pas pu être chargés.',
  marks: {
    overdue: 'temps écoulé',
    terminated: 'après deux infractions',
    closed: 'quiz terminé',
  },
  endings: {
    handed_in: 'Copie rendue par la personne elle-même',
    overdue: 'Copie rendue automatiquement\u00a0: le temps était écoulé',
    terminated: 'Copie interrompue après deux infractions',
    closed: 'Copie rendue quand le quiz a pris fin',
  },
  atWork: 'En train de répondre',
  until: 'Fin du temps\u00a0: {{when}}',
  facts: {
    began: 'Début',
    answers: 'Réponses données',
    checksum: 'Somme de contrôle',
  },
  answers: '{{given}} sur {{all}}',
  sums: {
    counted_one: '{{count}} infraction comptée',
    counted_other: '{{count}} infractions comptées',
    recorded_one: '{{count}} incident relevé, non compté',
    recorded_other: '{{count}} incidents relevés, non comptés',
    setAside_one: '{{count}} infraction écartée',
    setAside_other: '{{count}} infractions écartées',
  },
  checksumHint:
    'Elle figure aussi sur le reçu de la personne. Tant que les deux concordent, aucune réponse n’a été modifiée depuis que la copie a été rendue.',
  timeline: 'Chronologie',
  ownOrder: 'Les questions portent leur numéro dans votre quiz\u00a0; chaque copie a son propre ordre.',
  question: 'Question {{number}}',
  weights: {
    counted: 'Comptée',
    recorded: 'Relevée seulement',
    exempt: 'Non comptée (dispense)',
    setAside: 'Écartée',
  },
  kinds: {
    tab_switch: 'A quitté la page pour une autre',
    window_blur: 'A quitté la fenêtre pour un autre logiciel',
    copy_paste: 'A copié ou collé',
    right_click: 'A fait un clic droit',
    multi_monitor: 'A utilisé un deuxième écran',
    full_screen_left: 'A quitté le plein écran',
    developer_tools: 'A ouvert les outils de développement',
    warning_confirmed: 'A confirmé l’avertissement',
    gap: 'Aucun signal pendant {{time}}',
    taken_over: 'A continué dans un autre onglet ou navigateur',
    let_in_again: 'A pu entrer de nouveau, sur un autre appareil',
    reopened: 'Reprise autorisée\u00a0; le décompte repart de zéro',
    paused: 'Mise en pause',
    resumed: 'Reprise après la pause',
  },
  empty: {
    title: 'Aucun incident',
    sentence: 'Aucune infraction, ni rien d’autre d’inhabituel.',
    sentenceSoFar: 'Aucune infraction jusqu’ici, ni rien d’autre d’inhabituel.',
  },
  reopening: {
    action: 'Laisser continuer',
    left: 'Temps qui restait\u00a0: {{length}}.',
    underMinute: 'moins d’une minute',
    seen: 'Impossible de laisser continuer\u00a0: la personne peut déjà voir les bonnes réponses.',
    title: 'Laisser continuer {{person}}\u00a0?',
    time: 'La personne retrouve le temps qui restait\u00a0: {{length}}. Le chronomètre repart dès que vous confirmez\u00a0: assurez-vous qu’elle est prête.',
    noted:
      'Ce qui a été relevé jusqu’ici reste dans la chronologie, mais ne compte plus\u00a0: il faudrait deux nouvelles infractions pour interrompre à nouveau la copie.',
    final: 'C’est irréversible.',
    done: '{{person}} peut continuer.',
  },
}

export default timeline
