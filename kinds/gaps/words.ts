export const words = {
  en: {
    name: 'Fill in the gaps',
    adjective: 'fill-in-the-gaps',
    gap: (number: number) => `Gap ${number}`,
    choose: 'Choose…',
    empty: 'Left empty',
  },
  fr: {
    name: 'Texte à trous',
    adjective: 'à trous',
    gap: (number: number) => `Trou ${number}`,
    choose: 'Choisir…',
    empty: 'Laissé vide',
  },
}
