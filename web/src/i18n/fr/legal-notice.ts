import type en from '../en/legal-notice.ts'

const legalNotice: typeof en = {
  title: 'Mentions légales',
  description: 'Qui exploite ce site Probant, qui développe le logiciel, et sous quelles licences.',
  lead: 'Qui exploite ce site, qui développe le logiciel, et à qui appartiennent les contenus.',
  named:
    '{{name}} exploite ce site Probant, le publie, répond de son contenu, et fournit ou loue le serveur qui l’héberge.',
  sections: {
    operator: {
      title: 'Qui exploite ce site',
      text: [
        'Ceci est une installation de Probant, exploitée par l’organisation qui vous en a donné l’adresse. Elle publie ce site, répond de ce qui s’y trouve, et fournit ou loue le serveur sur lequel il fonctionne.',
        'Pour la joindre, adressez-vous à la personne qui vous a donné cette adresse, par exemple dans l’enseignement, la formation ou le recrutement.',
      ],
    },
    software: {
      title: 'Qui développe le logiciel',
      text: [
        'Probant est un logiciel libre, © 2026 « the Probant authors », sous licence MIT. Tout le monde peut l’utiliser, le modifier et le transmettre, pourvu que la licence l’accompagne. Il est fourni sans aucune garantie.',
        'L’équipe qui le développe n’exploite pas ce site et n’y a pas accès.',
      ],
    },
    others: {
      title: 'Composants tiers',
      text: ['Probant repose sur le travail de beaucoup d’autres. Ce que vous en voyez sur ces pages :'],
      list: [
        'Les polices Bricolage Grotesque, Inter, Source Serif 4 et JetBrains Mono, sous licence SIL Open Font License 1.1.',
        'Les icônes Tabler et les composants Mantine, sous licence MIT.',
      ],
    },
    content: {
      title: 'Contenus publiés',
      text: [
        'Questions, examens et réponses appartiennent aux personnes qui les ont écrits. Si quelque chose porte ici atteinte à vos droits, prévenez l’organisation qui exploite cette installation ; son administration peut désactiver le compte d’où cela vient.',
      ],
    },
    data: {
      title: 'Données personnelles',
      text: [
        'Les données conservées à votre sujet, et la façon de les supprimer, sont décrites dans la <privacy>politique de confidentialité</privacy>.',
      ],
    },
  },
}

export default legalNotice
