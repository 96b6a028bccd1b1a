export const words = {
  en: { name: 'Fill in the blank', adjective: 'fill-in-the-blank' },
  fr: { name: 'À\u00a0compléter', adjective: 'à compléter' },
}
