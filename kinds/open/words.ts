export const words = {
  en: { name: 'Open-ended', adjective: 'open-ended' },
  fr: { name: 'Ouverte', adjective: 'ouverte' },
}
