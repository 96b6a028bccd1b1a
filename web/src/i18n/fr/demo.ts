import type en from '../en/demo.ts'

const demo: typeof en = {
  soon: 'En préparation',
  meanwhile: 'D’ici là, un compte est gratuit et s’ouvre en une minute.',
  signUp: 'Créer un compte gratuit',
  dashboard: 'Aller au tableau de bord',
  createQuiz: {
    title: 'Essayer Probant sans compte',
    sentence: 'Vous pourrez composer ici un petit quiz du début à la fin.',
  },
  dashboardQuestionGeneration: {
    title: 'Des questions depuis le tableau de bord',
    sentence: 'Vous verrez ici comment générer des questions depuis le tableau de bord.',
  },
  questionGeneration: {
    title: 'Générer des questions',
    sentence: 'Vous donnerez ici un sujet et regarderez les questions arriver.',
  },
  quizForm: {
    title: 'Le formulaire de quiz',
    sentence: 'Vous assemblerez ici des questions en un quiz et choisirez ses horaires.',
  },
  quizFormCreate: {
    title: 'Créer un quiz',
    sentence: 'Vous commencerez ici un quiz à partir d’une feuille blanche.',
  },
}

export default demo
