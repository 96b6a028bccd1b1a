export const words = {
  en: { name: 'Fill in the blank' },
  fr: { name: 'À compléter' },
}
