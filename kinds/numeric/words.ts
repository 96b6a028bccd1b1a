export const words = {
  en: {
    name: 'Number',
    adjective: 'numeric',
    /** Beside a field, as one types. */
    readAs: (number: string) => `Read as ${number}`,
    readWithoutUnit: (number: string) => `Read as ${number}, without a unit`,
    thousands: 'A comma is read as a decimal point here. For thousands, leave it out.',
    unreadable: 'This can’t be read as a number yet.',
    numberOnly: 'Write the number only, without a unit.',
    withUnit: 'Give the unit too.',
    inUnit: (unit: string) => `Answer in ${unit}.`,
    /** Of what is accepted. */
    range: (from: string, to: string) => `${from} to ${to}`,
    digits: (count: number) => `(${count} significant ${count === 1 ? 'digit' : 'digits'})`,
    percent: (number: string) => `${number}%`,
    share: (percent: string) => `(${percent}% of the points)`,
    noUnit: 'without a unit',
    /** Of an answer, once what is right may be seen. */
    unitMissing: 'The unit is missing.',
    unitWrong: (unit: string) => `“${unit}” isn’t an accepted unit.`,
    unitUnwanted: 'Only the number was asked for, without a unit.',
    notRead: 'This couldn’t be read as a number.',
    acceptHint: 'A number, if you like with a tolerance: 3.14 ± 0.05, 3.14 ± 2% or 3..4.',
    /** Of what can't be accepted. */
    noNumber: 'This isn’t a number. Write one such as 3.14, or 3.14 ± 0.05.',
    smallerFirst: 'In a range, write the smaller number first: 3..4.',
    inUnits: (units: readonly string[]) => `Write the number in a unit of the question: ${units.join(', ')}.`,
    noRoom:
      'This question can’t accept any further number. Choose one that is accepted, and change its tolerance.',
    unitLost: (percent: string) => `A wrong or missing unit costs ${percent}% of the points.`,
    alsoIn: (units: string) => `Also in: ${units}.`,
  },
  fr: {
    name: 'Nombre',
    adjective: 'numérique',
    readAs: (number: string) => `Lu comme ${number}`,
    readWithoutUnit: (number: string) => `Lu comme ${number}, sans unité`,
    thousands: 'Le point est lu comme une virgule décimale. Pour les milliers, mettez une espace ou rien.',
    unreadable: 'Ce n’est pas encore un nombre lisible.',
    numberOnly: 'Écrivez seulement le nombre, sans unité.',
    withUnit: 'Indiquez aussi l’unité.',
    inUnit: (unit: string) => `Réponse en ${unit}.`,
    range: (from: string, to: string) => `de ${from} à ${to}`,
    digits: (count: number) =>
      `(${count}\u00a0${count === 1 ? 'chiffre significatif' : 'chiffres significatifs'})`,
    percent: (number: string) => `${number}\u00a0%`,
    share: (percent: string) => `(${percent}\u00a0% des points)`,
    noUnit: 'sans unité',
    unitMissing: 'Il manque l’unité.',
    unitWrong: (unit: string) => `«\u00a0${unit}\u00a0» n’est pas une unité acceptée.`,
    unitUnwanted: 'Seul le nombre était demandé, sans unité.',
    notRead: 'Cette réponse n’a pas pu être lue comme un nombre.',
    acceptHint: 'Un nombre, avec une tolérance si vous voulez\u00a0: 3,14 ± 0,05, 3,14 ± 2\u00a0% ou 3..4.',
    noNumber: 'Ce n’est pas un nombre. Écrivez par exemple 3,14 ou 3,14 ± 0,05.',
    smallerFirst: 'Dans un intervalle, écrivez d’abord le plus petit nombre\u00a0: 3..4.',
    inUnits: (units: readonly string[]) =>
      `Écrivez le nombre dans une unité de la question\u00a0: ${units.join(', ')}.`,
    noRoom:
      'Cette question n’accepte pas d’autre nombre. Reprenez-en un qui est accepté et changez sa tolérance.',
    unitLost: (percent: string) => `Une unité fausse ou absente coûte ${percent}\u00a0% des points.`,
    alsoIn: (units: string) => `Aussi en\u00a0: ${units}.`,
  },
}
