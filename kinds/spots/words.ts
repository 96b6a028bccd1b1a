export const words = {
  en: {
    name: 'Image spots',
    adjective: 'image-spots',
    region: (number: number) => `Region ${number}`,
    /** One that carries no label. */
    mark: (sign: number | string) => `Mark ${sign}`,
    choose: 'Choose…',
    labels: 'Labels',
    found: 'Found',
    missed: 'Not found',
    pictureGone: 'The picture is no longer there.',
    noAnswer: 'No answer',
    putLabels:
      'Choose a label, then click or tap where it belongs on the picture. You can drag it afterwards.',
    putMarks: (count: number) =>
      count === 1
        ? 'Click or tap the right place on the picture. You can drag the mark afterwards.'
        : `Click or tap up to ${count} places on the picture. You can drag a mark afterwards.`,
    keys: 'By keyboard: press a button, move the cross with the arrow keys (with Shift in larger steps), and set it with Enter.',
    picture: 'Picture',
    put: (what: string) => `Put on the picture: ${what}`,
    allPut: 'All are on the picture.',
    isPut: (where: string) => `on the picture, ${where}`,
    at: (left: number, top: number) => `${left}% from the left, ${top}% from the top`,
    sized: (width: number, height: number) => `${width}% wide, ${height}% high`,
    wasPut: (what: string, where: string) => `${what}: set, ${where}`,
    wasRemoved: (what: string) => `${what}: removed`,
    wasLeft: (what: string) => `${what}: unchanged`,
    remove: (what: string) => `Remove from the picture: ${what}`,
    rightRegion: (number: number) => `Its place: region ${number}`,
    nowhere: 'Belongs nowhere',
    notFound: (regions: readonly number[]) =>
      `Not found: ${regions.length === 1 ? 'region' : 'regions'} ${regions.join(', ')}`,
    /** Of what can't be the key. */
    eachRegion: 'Choose a label for every region.',
    exactly: (count: number) =>
      count === 1
        ? 'Put exactly one mark on the picture.'
        : `Put exactly ${count} marks on the picture, one for each region.`,
    onlyThese: (labels: readonly string[]) =>
      `Put these labels on the picture, and no others: ${labels.join(', ')}.`,
    onSheet: {
      label: 'In each box, write the letter of the label that belongs to the region.',
      find: 'Mark each place in the picture with a cross, and write the letter of its label beside it.',
      mark: (count: number) =>
        count === 1
          ? 'Mark the right place in the picture with a cross.'
          : `Mark ${count} places in the picture with crosses.`,
    },
  },
  fr: {
    name: 'Zones d’une image',
    adjective: 'à zones d’image',
    region: (number: number) => `Zone ${number}`,
    mark: (sign: number | string) => `Repère ${sign}`,
    choose: 'Choisir…',
    labels: 'Étiquettes',
    found: 'Trouvée',
    missed: 'Non trouvée',
    pictureGone: 'L’image n’existe plus.',
    noAnswer: 'Pas de réponse',
    putLabels:
      'Choisissez une étiquette, puis cliquez sur l’image ou touchez-la à l’endroit voulu. Vous pouvez ensuite la déplacer.',
    putMarks: (count: number) =>
      count === 1
        ? 'Cliquez sur l’image ou touchez-la au bon endroit. Vous pouvez ensuite déplacer le repère.'
        : `Cliquez sur l’image ou touchez-la à ${count} endroits au plus. Vous pouvez ensuite déplacer chaque repère.`,
    keys: 'Au clavier\u00a0: activez un bouton, déplacez la croix avec les flèches (avec Maj, à grands pas) et validez avec Entrée.',
    picture: 'Image',
    put: (what: string) => `À placer sur l’image\u00a0: ${what}`,
    allPut: 'Tout est placé sur l’image.',
    isPut: (where: string) => `sur l’image, ${where}`,
    at: (left: number, top: number) => `à ${left}\u00a0% du bord gauche et à ${top}\u00a0% du bord supérieur`,
    sized: (width: number, height: number) => `largeur ${width}\u00a0%, hauteur ${height}\u00a0%`,
    wasPut: (what: string, where: string) => `${what}\u00a0: repère placé ${where}`,
    wasRemoved: (what: string) => `${what}\u00a0: repère retiré`,
    wasLeft: (what: string) => `${what}\u00a0: aucun changement`,
    remove: (what: string) => `Retirer de l’image\u00a0: ${what}`,
    rightRegion: (number: number) => `Sa place\u00a0: zone ${number}`,
    nowhere: 'N’a pas sa place sur l’image',
    notFound: (regions: readonly number[]) =>
      `${regions.length === 1 ? 'Zone non trouvée' : 'Zones non trouvées'}\u00a0: ${regions.join(', ')}`,
    eachRegion: 'Choisissez une étiquette pour chaque zone.',
    exactly: (count: number) =>
      count === 1
        ? 'Placez exactement un repère sur l’image.'
        : `Placez exactement ${count} repères sur l’image, un par zone.`,
    onlyThese: (labels: readonly string[]) =>
      `Placez sur l’image ces étiquettes et aucune autre\u00a0: ${labels.join(', ')}.`,
    onSheet: {
      label: 'Dans chaque case, écrivez la lettre de l’étiquette qui correspond à la zone.',
      find: 'Marquez chaque endroit d’une croix sur l’image, avec la lettre de son étiquette à côté.',
      mark: (count: number) =>
        count === 1
          ? 'Marquez le bon endroit d’une croix sur l’image.'
          : `Marquez ${count} endroits d’une croix sur l’image.`,
    },
  },
}
