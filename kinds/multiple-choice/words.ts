export const words = {
  en: { name: 'Multiple choice' },
  fr: { name: 'Choix multiple' },
}
