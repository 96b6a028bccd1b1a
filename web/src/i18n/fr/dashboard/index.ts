import type en from '../../en/dashboard/index.ts'
import navigation from './navigation.ts'
import usage from './usage.ts'
import workspaces from './workspaces.ts'

const dashboard: typeof en = {
  title: 'Tableau de bord',
  greeting: {
    morning: 'Bonjour, {{name}}',
    afternoon: 'Bonjour, {{name}}',
    evening: 'Bonsoir, {{name}}',
  },
  today: 'Rien ne demande votre attention aujourd’hui.',
  attention: {
    endingSoon_one: '<mark>« {{title}} » se termine dans {{minutes}} min.</mark>',
    endingSoon_other:
      '<mark>{{count}} quiz se terminent dans l’heure</mark>, d’abord « {{title}} », dans {{minutes}} min.',
    open_one: '« {{title}} » est ouvert. Fin : {{when}}.',
    open_other: '{{count}} quiz sont ouverts. Premier à se terminer : « {{title}} », {{when}}.',
    openEndless_one: '« {{title}} » est ouvert.',
    openEndless_other: '{{count}} quiz sont ouverts.',
    next: 'Rien n’est ouvert en ce moment. Prochaine ouverture : « {{title}} », {{when}}.',
    begun_one: '{{begun}} personne sur {{invited}} a commencé.',
    begun_other: '{{begun}} personnes sur {{invited}} ont commencé.',
    nobody: 'Aucune invitation pour l’instant.',
  },
  mine: {
    failed: 'Vos quiz n’ont pas pu être chargés.',
    loading: 'Chargement de vos quiz…',
    closed: 'Pas encore de quiz',
    closedSentence:
      'Cette organisation est inactive\u00a0: rien ne peut y être créé. Ses quiz apparaîtront ici quand elle sera réactivée.',
  },
  shelves: {
    ongoing: 'Publiés',
    drafts: 'Brouillons',
    past: 'Terminés',
  },
  all: {
    ongoing: 'Tous les quiz publiés',
    ongoingCount: 'Les {{count}} quiz publiés',
    drafts: 'Tous les brouillons',
    draftsCount: 'Les {{count}} brouillons',
    past: 'Tous les quiz terminés',
    pastCount: 'Les {{count}} quiz terminés',
  },
  score: {
    final: 'Note\u00a0: {{score}}',
    toGrade: 'Encore à corriger',
  },
  results: {
    toGrade_one: '{{count, number}} copie à corriger',
    toGrade_other: '{{count, number}} copies à corriger',
    average_one: 'Note moyenne de votre dernier quiz terminé\u00a0: {{score}}',
    average_other: 'Note moyenne de vos {{count}} derniers quiz terminés\u00a0: {{score}}',
  },
  stats: {
    label: 'En chiffres',
    open_one: '{{count}} ouvert',
    open_other: '{{count}} ouverts',
    scheduled_one: '{{count}} à venir',
    scheduled_other: '{{count}} à venir',
    draft_one: '{{count}} brouillon',
    draft_other: '{{count}} brouillons',
    completed_one: '{{count}} terminé',
    completed_other: '{{count}} terminés',
    questions_one: '{{count}} question dans la banque',
    questions_other: '{{count}} questions dans la banque',
  },
  steps: {
    title: 'Votre premier quiz en quatre étapes',
    titleShared: 'Le premier quiz en quatre étapes',
    sentence: 'Quelques minutes suffisent, et personne ne voit rien avant la publication.',
    done: 'Fait\u00a0:',
    next: 'À faire\u00a0:',
    quiz: {
      title: 'Créer un quiz',
      sentence: 'Donnez-lui un titre. Il est enregistré automatiquement comme brouillon.',
    },
    questions: {
      title: 'Ajouter des questions',
      sentence:
        'Générez-les sur un sujet ou à partir de votre propre texte, prenez-les dans la banque ou rédigez-les.',
      generate: 'Générer des questions',
      pick: 'Choisir dans la banque',
      write: 'En rédiger une',
    },
    publish: {
      title: 'Le publier',
      sentence:
        'Une liste indique ce qui manque encore. Ensuite, le quiz s’ouvre et se ferme automatiquement.',
      goOn: 'Continuer «\u00a0{{title}}\u00a0»',
      toDrafts: 'Voir les brouillons',
    },
    invite: {
      title: 'Inviter des personnes',
      sentence: 'Par courriel ou par leur nom, une par une ou par groupe. Chacune reçoit son propre lien.',
      go: 'Inviter à «\u00a0{{title}}\u00a0»',
    },
  },
  navigation,
  usage,
  workspaces,
}

export default dashboard
