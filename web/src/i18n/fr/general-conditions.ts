import type en from '../en/general-conditions.ts'

const generalConditions: typeof en = {
  title: 'Conditions générales',
  description:
    'Formules, prix et paiement sur cette installation de Probant : ce qui est gratuit, comment les limites se comptent, et ce qui arrive quand l’une est atteinte.',
  lead: 'Les formules, prix et limites de cette installation de Probant. Elles complètent les conditions d’utilisation.',
  sections: {
    scope: {
      title: 'Ce qu’elles couvrent',
      text: [
        'Ces conditions concernent les formules et l’argent. La manière d’utiliser le service figure dans les <terms>conditions d’utilisation</terms>. L’autre partie est l’organisation qui exploite cette installation ; pour la joindre, adressez-vous à la personne qui vous a donné cette adresse.',
      ],
    },
    plans: {
      title: 'Formules et prix',
      text: [
        'La <pricing>page des tarifs</pricing> présente les formules, leurs prix mensuels et leurs limites, tels que cette installation les a fixés. La formule gratuite ne coûte rien, ne demande pas de carte bancaire et ne prend pas fin.',
      ],
    },
    payment: {
      title: 'Paiement',
      text: [
        'Là où le paiement en ligne est configuré, vous payez chaque mois par Stripe et pouvez résilier pour la fin du mois payé. Là où il ne l’est pas, ce site ne facture personne, rien n’expire, et l’administration de cette installation attribue les formules. Si vous avez convenu d’un prix avec l’organisation qui l’exploite, cet accord vaut.',
        'Si un paiement échoue, tout continue de fonctionner pendant 7 jours, le temps de le régler. Ensuite, une organisation devient inactive\u00a0: son contenu reste lisible, rien de nouveau n’est créé. Un espace personnel revient à la formule gratuite.',
      ],
    },
    limits: {
      title: 'Limites',
      text: [
        'Questions et quiz se comptent par mois (celui de facturation si vous payez, le mois civil sinon), les groupes tels qu’ils existent, les personnes pour chaque quiz. Quand une limite est atteinte, rien n’est supprimé ni facturé\u00a0: toute nouvelle création est refusée, avec la raison, jusqu’au mois suivant ou à une autre formule.',
      ],
    },
    leaving: {
      title: 'Quitter une formule',
      text: [
        'Vous pouvez revenir à la formule gratuite ou supprimer votre compte à tout moment. Ce que vous avez créé reste lisible, même au-delà des limites de la formule gratuite.',
      ],
    },
    changes: {
      title: 'Modifications',
      text: [
        'Prix et limites sont fixés par l’organisation qui exploite cette installation. Un changement n’a jamais d’effet sur le passé : ce que vous avez créé dans une limite reste à vous quand elle baisse.',
      ],
    },
  },
}

export default generalConditions
