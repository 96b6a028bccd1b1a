export const words = {
  en: { name: 'Fill in the blank', adjective: 'fill-in-the-blank' },
  fr: { name: 'À compléter', adjective: 'à compléter' },
}
