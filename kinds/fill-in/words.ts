export const words = {
  en: {
    name: 'Fill in the blank',
    adjective: 'fill-in-the-blank',
    accentsIgnored: 'Accents don’t matter.',
  },
  fr: {
    name: 'À\u00a0compléter',
    adjective: 'à compléter',
    accentsIgnored: 'Les accents ne sont pas pris en compte.',
  },
}
