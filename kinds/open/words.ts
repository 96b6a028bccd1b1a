export const words = {
  en: { name: 'Open-ended' },
  fr: { name: 'Ouverte' },
}
