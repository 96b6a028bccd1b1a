import type en from '../en/admin-content.ts'

const adminContent: typeof en = {
  title: 'Contenus',
  sentence: 'Ce que montre la page d’accueil, dans chaque langue.',
  failed: 'Les contenus n’ont pas pu être chargés',
  hero: 'Ouverture',
  heroTitle: 'Titre',
  heroTitleHint:
    'Laissé vide, le titre d’origine s’affiche. Les mots entre <mark> et </mark> sont surlignés.',
  heroText: 'Texte',
  heroTextHint: 'Laissé vide, le texte d’origine s’affiche.',
  video: 'Vidéo',
  videoId: 'Vidéo YouTube',
  videoHint: 'Un identifiant, ou l’adresse de la vidéo. Laissé vide, la page ne montre pas de vidéo.',
  videoRecognised: 'Reconnu : {{id}}',
  testimonials: 'Témoignages',
  testimonialsHint:
    'Seulement des mots que quelqu’un a vraiment prononcés. Tant qu’il n’y en a pas, cette partie n’apparaît pas sur la page.',
  testimonial: 'Témoignage {{number}}',
  addTestimonial: 'Ajouter un témoignage',
  quote: 'Citation',
  author: 'De qui',
  role: 'Fonction (facultatif)',
  announcement: 'Annonce',
  isShown: 'Afficher le bandeau sur les pages publiques',
  announcementText: 'Texte du bandeau',
  announcementLink: 'Lien (facultatif)',
  announcementLinkHint: 'Une page de ce site, comme /pricing, ou une adresse en https://.',
  preview: 'Aperçu',
  previewNothing: 'Le bandeau est masqué, ou n’a pas de texte.',
  unsaved: 'Des changements ne sont pas enregistrés.',
  savedToast: 'Les contenus sont enregistrés et en ligne.',
}

export default adminContent
