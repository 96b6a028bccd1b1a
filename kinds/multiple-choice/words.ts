export const words = {
  en: { name: 'Multiple choice', adjective: 'multiple-choice' },
  fr: { name: 'Choix multiple', adjective: 'à choix multiple' },
}
