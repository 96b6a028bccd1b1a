import type en from '../../en/site/terms.ts'

const terms: typeof en = {
  title: 'Conditions d’utilisation',
  description:
    'Les règles d’utilisation de ce site Probant\u00a0: votre compte, vos contenus, les personnes que vous évaluez, et la fin du service.',
  lead: 'Les règles d’utilisation de ce site Probant, en termes simples.',
  sections: {
    parties: {
      title: 'Entre qui',
      text: [
        'Ces conditions vous lient à l’organisation qui exploite ce site Probant. Pour la joindre, adressez-vous à la personne qui vous a donné cette adresse. L’équipe qui développe le logiciel n’y est pas partie\u00a0: elle le distribue sous licence MIT.',
        'En créant un compte, vous acceptez ces conditions. Si l’organisation a ses propres règles pour vous, dans le cadre de vos études ou de votre emploi par exemple, ces règles prévalent.',
      ],
    },
    account: {
      title: 'Votre compte',
      text: [
        'Un compte appartient à une seule personne. Indiquez une adresse qui est la vôtre, gardez votre mot de passe pour vous et prévenez la personne qui administre ce site si quelqu’un d’autre l’a obtenu\u00a0; vous pouvez déconnecter tous vos appareils dans vos <settings>réglages</settings>.',
        'Créer un compte est gratuit et ne demande pas de carte bancaire.',
      ],
    },
    content: {
      title: 'Vos contenus vous appartiennent',
      text: [
        'Les questions, textes et réponses restent la propriété des personnes qui les ont écrits. Vous autorisez ce site à les conserver et à les afficher autant que ses fonctions l’exigent, et pas davantage.',
        'Ne déposez que des contenus que vous avez le droit d’utiliser. Relisez les questions générées avant d’évaluer des personnes\u00a0: la responsabilité d’un examen incombe à la personne qui le propose.',
      ],
    },
    people: {
      title: 'Les personnes que vous évaluez',
      text: [
        'N’invitez que des personnes qui s’y attendent, dites-leur à quoi sert l’examen, et accordez à celles qui en ont besoin le temps supplémentaire et les dispenses auxquels elles ont droit. Ce que détecte la surveillance est expliqué sur la <antiCheat>page anti-triche</antiCheat>\u00a0; toute décision importante est prise par une personne, pas par un compteur.',
      ],
    },
    conduct: {
      title: 'Ce qui n’est pas permis',
      text: [
        'S’introduire dans les comptes d’autrui, perturber le service, s’en servir pour envoyer des messages non désirés, y déposer des contenus illicites ou répondre à la place de quelqu’un d’autre. Tout compte qui enfreint ces règles peut être désactivé.',
        'Vous pouvez rechercher des failles dans votre propre installation\u00a0; pour celle-ci, demandez d’abord l’autorisation.',
      ],
    },
    service: {
      title: 'Disponibilité et garantie',
      text: [
        'L’organisation exploite Probant avec tout le soin possible, mais le logiciel est fourni sans garantie, comme le précise sa licence. Conservez une sauvegarde de ce qui vous est indispensable\u00a0: vous pouvez télécharger vos données à tout moment.',
        'Rien dans ces conditions ne limite les droits que la loi de votre pays vous accorde et auxquels vous ne pouvez pas renoncer.',
      ],
    },
    end: {
      title: 'Fin du service',
      text: [
        'Vous pouvez supprimer votre compte à tout moment dans vos <settings>réglages</settings>\u00a0; il disparaît aussitôt. L’organisation peut fermer un compte qui enfreint ces règles, ou tout le site, avec un préavis qui permette d’emporter vos données.',
      ],
    },
    changes: {
      title: 'Modifications',
      text: [
        'Ce texte évolue avec le logiciel. La date en haut indique la dernière modification. Si vous n’êtes plus d’accord, vous pouvez partir et emporter toutes vos données.',
      ],
    },
  },
}

export default terms
