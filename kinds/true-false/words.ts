export const words = {
  en: { name: 'True or false', true: 'True', false: 'False' },
  fr: { name: 'Vrai ou faux', true: 'Vrai', false: 'Faux' },
}
