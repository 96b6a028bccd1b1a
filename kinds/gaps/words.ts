export const words = {
  en: {
    name: 'Fill in the gaps',
    adjective: 'fill-in-the-gaps',
    gap: (number: number) => `Gap ${number}`,
    hint: (number: number, hint: string) => `Gap ${number}: ${hint}`,
    choose: 'Choose…',
    empty: 'Left empty',
    /** Several answers in a line. */
    numbered: (number: number, text: string) => `${number}: ${text}`,
    apart: '; ',
    keyUnfit: 'Fill in every gap. Where a number is asked for, write one such as 3.14, 3.14 ± 0.05 or 3..4.',
    keyHint:
      'What you write replaces what was accepted. Separate several answers with a vertical bar: 1789 | July 1789. A number can have a tolerance: 3.14 ± 0.05, 3.14 ± 2% or 3..4.',
  },
  fr: {
    name: 'Texte à trous',
    adjective: 'à trous',
    gap: (number: number) => `Trou ${number}`,
    hint: (number: number, hint: string) => `Trou ${number}\u00a0: ${hint}`,
    choose: 'Choisir…',
    empty: 'Laissé vide',
    numbered: (number: number, text: string) => `${number}\u00a0: ${text}`,
    apart: '\u00a0; ',
    keyUnfit:
      'Remplissez tous les trous. Là où un nombre est attendu, écrivez par exemple 3,14, 3,14 ± 0,05 ou 3..4.',
    keyHint:
      'Ce que vous écrivez remplace ce qui était accepté. Séparez les réponses possibles par une barre verticale\u00a0: 1789 | juillet 1789. Un nombre peut avoir une tolérance\u00a0: 3,14 ± 0,05, 3,14 ± 2\u00a0% ou 3..4.',
  },
}
