export const words = {
  en: { name: 'True or false', adjective: 'true-or-false', true: 'True', false: 'False' },
  fr: { name: 'Vrai ou faux', adjective: 'vrai ou faux', true: 'Vrai', false: 'Faux' },
}
