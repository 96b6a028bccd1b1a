import type en from '../en/legal-notice.ts'

const legalNotice: typeof en = {
  title: 'Mentions légales',
  description: 'Qui exploite cette installation de Probant, qui fait le logiciel, et sous quelles licences.',
  lead: 'Qui exploite ce site, qui fait le logiciel, et ce qui appartient à qui.',
  named:
    '{{name}} gère cette installation de Probant. C’est qui publie ce site, répond de son contenu, et fournit ou loue le serveur sur lequel il tourne.',
  sections: {
    operator: {
      title: 'Qui exploite ce site',
      text: [
        'Ceci est une installation de Probant, exploitée par l’organisation qui vous en a donné l’adresse. Elle publie ce site, répond de ce qui s’y trouve, et fournit ou loue le serveur sur lequel il fonctionne.',
        'Pour la joindre, adressez-vous à la personne qui vous a donné cette adresse, par exemple dans l’enseignement, la formation ou le recrutement.',
      ],
    },
    software: {
      title: 'Qui fait le logiciel',
      text: [
        'Probant est un logiciel libre, © 2026 « the Probant authors », sous licence MIT. Tout le monde peut l’utiliser, le modifier et le transmettre, pourvu que la licence l’accompagne. Il est fourni sans aucune garantie.',
        'L’équipe qui le fait n’exploite pas cette installation et n’y a pas accès.',
      ],
    },
    others: {
      title: 'Œuvres d’autrui',
      text: ['Probant repose sur le travail de beaucoup d’autres. Ce que vous en voyez sur ces pages :'],
      list: [
        'Les caractères Bricolage Grotesque, Inter, Source Serif 4 et JetBrains Mono, sous licence SIL Open Font License 1.1.',
        'Les icônes Tabler et les composants Mantine, sous licence MIT.',
      ],
    },
    content: {
      title: 'Ce que l’on écrit ici',
      text: [
        'Questions, examens et réponses appartiennent aux personnes qui les ont écrits. Si quelque chose porte ici atteinte à vos droits, prévenez l’organisation qui exploite cette installation ; son administration peut désactiver le compte d’où cela vient.',
      ],
    },
    data: {
      title: 'Données personnelles',
      text: [
        'Ce qui est conservé à votre sujet, et comment le supprimer, figure dans la <privacy>politique de confidentialité</privacy>.',
      ],
    },
  },
}

export default legalNotice
