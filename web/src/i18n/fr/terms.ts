import type en from '../en/terms.ts'

const terms: typeof en = {
  title: 'Conditions d’utilisation',
  description:
    'Les règles d’utilisation de cette installation de Probant : votre compte, vos contenus, les personnes que vous évaluez, et comment cela prend fin.',
  lead: 'Les règles d’utilisation de cette installation de Probant, en mots simples.',
  sections: {
    parties: {
      title: 'Entre qui',
      text: [
        'Ces conditions vous lient à l’organisation qui exploite cette installation de Probant. Pour la joindre, adressez-vous à la personne qui vous a donné cette adresse. L’équipe qui fait le logiciel n’y est pas partie : elle le donne sous licence MIT.',
        'En ouvrant un compte, vous acceptez ces conditions. Si l’organisation a ses propres règles pour vous, dans le cadre de vos études ou de votre emploi par exemple, elles l’emportent.',
      ],
    },
    account: {
      title: 'Votre compte',
      text: [
        'Un compte appartient à une seule personne. Indiquez une adresse qui est la vôtre, gardez votre mot de passe pour vous et prévenez l’administration si quelqu’un d’autre l’a obtenu ; vous pouvez déconnecter tous vos appareils dans vos <settings>réglages</settings>.',
        'Ouvrir un compte est gratuit et ne demande pas de carte bancaire.',
      ],
    },
    content: {
      title: 'Ce que vous écrivez est à vous',
      text: [
        'Questions, textes et réponses restent la propriété des personnes qui les ont écrits. Vous autorisez cette installation à les conserver et à les montrer autant que ses fonctions l’exigent, et pas davantage.',
        'Ne déposez que ce que vous avez le droit d’utiliser. Relisez les questions générées avant d’évaluer qui que ce soit : la responsabilité d’un examen reste à la personne qui le propose.',
      ],
    },
    people: {
      title: 'Les personnes que vous évaluez',
      text: [
        'N’invitez que des personnes qui s’y attendent, dites-leur à quoi sert l’examen, et accordez à celles qui en ont besoin le temps et les dispenses auxquels elles ont droit. Ce que voit la surveillance est expliqué sur la <antiCheat>page anti-triche</antiCheat> ; une décision qui compte est prise par une personne, pas par un compteur.',
      ],
    },
    conduct: {
      title: 'Ce qui n’est pas permis',
      text: [
        'S’introduire dans les comptes d’autrui, perturber le service, s’en servir pour envoyer des messages non désirés, y déposer des contenus illicites ou composer à la place de quelqu’un d’autre. L’administration peut désactiver un compte qui le ferait.',
        'Chercher des failles dans votre propre installation est bienvenu ; dans celle-ci, demandez d’abord.',
      ],
    },
    service: {
      title: 'Ce sur quoi vous pouvez compter',
      text: [
        'L’organisation exploite Probant avec tout le soin possible, mais le logiciel est fourni sans garantie, comme le dit sa licence. Gardez une copie de ce dont vous ne pouvez vous passer : vos données se téléchargent à tout moment.',
        'Rien de cela ne limite les droits que la loi de votre pays vous donne et auxquels on ne peut renoncer.',
      ],
    },
    end: {
      title: 'Comment cela prend fin',
      text: [
        'Vous pouvez supprimer votre compte à tout moment dans vos <settings>réglages</settings> ; il disparaît aussitôt. L’organisation peut fermer un compte qui enfreint ces règles, ou toute l’installation, avec un préavis qui permette d’emporter vos données.',
      ],
    },
    changes: {
      title: 'Modifications',
      text: [
        'Le texte change avec le logiciel. La date en haut indique quand il l’a fait pour la dernière fois. Qui n’est plus d’accord peut partir et tout emporter.',
      ],
    },
  },
}

export default terms
