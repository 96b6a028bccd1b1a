import type en from '../../en/site/notice.ts'

const notice: typeof en = {
  title: 'Mentions légales',
  description: 'Qui exploite ce site Probant, qui développe le logiciel, et sous quelles licences.',
  lead: 'Qui exploite ce site, qui développe le logiciel, et à qui appartiennent les contenus.',
  named:
    '{{name}} exploite ce site Probant, le publie, répond de son contenu, et fournit ou loue le serveur qui l’héberge.',
  sections: {
    operator: {
      title: 'Qui exploite ce site',
      text: [
        'Ce site Probant est exploité par l’organisation qui vous en a donné l’adresse. Elle le publie, répond de son contenu, et fournit ou loue le serveur qui l’héberge.',
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
      text: [
        'Probant repose sur le travail de nombreuses autres personnes. Sur ces pages, vous en voyez\u00a0:',
      ],
      list: [
        'Les polices Bricolage Grotesque, Inter, Source Serif 4 et JetBrains Mono, sous licence SIL Open Font License 1.1.',
        'Les icônes Tabler et les composants Mantine, sous licence MIT.',
      ],
    },
    content: {
      title: 'Contenus publiés',
      text: [
        'Les questions, examens et réponses appartiennent aux personnes qui les ont écrits. Si un contenu porte atteinte à vos droits, prévenez l’organisation qui exploite ce site\u00a0; la personne qui l’administre peut désactiver le compte concerné.',
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

export default notice
