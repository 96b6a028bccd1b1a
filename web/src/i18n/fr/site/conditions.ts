import type en from '../../en/site/conditions.ts'

const conditions: typeof en = {
  title: 'Conditions générales',
  description:
    'Formules, prix et paiement sur ce site Probant\u00a0: ce qui est gratuit, comment les limites sont calculées et ce qui se passe quand l’une d’elles est atteinte.',
  lead: 'Les formules, prix et limites de ce site Probant. Ces conditions complètent les conditions d’utilisation.',
  sections: {
    scope: {
      title: 'Objet de ces conditions',
      text: [
        'Ces conditions portent sur les formules et les paiements. Les règles d’utilisation du service figurent dans les <terms>conditions d’utilisation</terms>. Les présentes conditions vous lient à l’organisation qui exploite ce site\u00a0; pour la joindre, adressez-vous à la personne qui vous a donné cette adresse.',
      ],
    },
    plans: {
      title: 'Formules et prix',
      text: [
        'La <pricing>page des tarifs</pricing> présente les formules, leurs prix mensuels et leurs limites, tels que fixés sur ce site. La formule gratuite ne coûte rien, ne demande pas de carte bancaire et est sans limite de durée.',
      ],
    },
    payment: {
      title: 'Paiement',
      text: [
        'Si le paiement en ligne est configuré, vous payez chaque mois par Stripe et pouvez résilier pour la fin du mois payé. Sinon, ce site ne facture personne, rien n’expire, et la personne qui l’administre attribue les formules. Si vous avez convenu d’un prix avec l’organisation qui l’exploite, c’est cet accord qui s’applique.',
        'Si un paiement échoue, tout continue de fonctionner pendant 7 jours, le temps de le régler. Ensuite, une organisation devient inactive\u00a0: son contenu reste consultable, mais rien ne peut plus y être créé. Un espace personnel revient à la formule gratuite.',
      ],
    },
    limits: {
      title: 'Limites',
      text: [
        'Les questions et les quiz sont comptés par mois (mois de facturation si vous payez, mois civil sinon), les groupes d’après leur nombre actuel, les participants quiz par quiz. Quand une limite est atteinte, rien n’est supprimé ni facturé\u00a0: toute nouvelle création est refusée, avec la raison, jusqu’au mois suivant ou au changement de formule.',
      ],
    },
    leaving: {
      title: 'Quitter une formule',
      text: [
        'Vous pouvez revenir à la formule gratuite ou supprimer votre compte à tout moment. Ce que vous avez créé reste consultable, même au-delà des limites de la formule gratuite.',
      ],
    },
    changes: {
      title: 'Modifications',
      text: [
        'Les prix et les limites sont fixés par l’organisation qui exploite ce site. Aucun changement n’est rétroactif\u00a0: ce que vous avez créé dans une limite reste à vous si elle baisse.',
      ],
    },
  },
}

export default conditions
