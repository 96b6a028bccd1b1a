import type en from '../../en/admin/content.ts'

const content: typeof en = {
  title: 'Contenus',
  sentence: 'Le contenu de la page d’accueil, dans chaque langue.',
  failed: 'Les contenus n’ont pas pu être chargés',
  hero: 'En-tête',
  heroTitle: 'Titre',
  heroTitleHint:
    'Si le champ est vide, le titre d’origine s’affiche. Les mots entre <mark> et </mark> sont surlignés.',
  heroText: 'Texte',
  heroTextHint: 'Si le champ est vide, le texte d’origine s’affiche.',
  video: 'Vidéo',
  videoId: 'Vidéo YouTube',
  videoHint: 'L’identifiant ou l’adresse de la vidéo. Si le champ est vide, aucune vidéo n’est affichée.',
  videoRecognised: 'Reconnu : {{id}}',
  testimonials: 'Témoignages',
  testimonialsHint:
    'N’indiquez que de vrais témoignages. Tant qu’il n’y en a pas, cette partie n’apparaît pas sur la page.',
  testimonial: 'Témoignage {{number}}',
  addTestimonial: 'Ajouter un témoignage',
  quote: 'Citation',
  author: 'Auteur',
  role: 'Fonction (facultatif)',
  announcement: 'Annonce',
  isShown: 'Afficher le bandeau sur les pages publiques',
  announcementText: 'Texte du bandeau',
  announcementLink: 'Lien (facultatif)',
  announcementLinkHint: 'Une page de ce site, comme /pricing, ou une adresse en https://.',
  preview: 'Aperçu',
  previewNothing: 'Le bandeau est masqué, ou n’a pas de texte.',
  unsaved: 'Des modifications ne sont pas enregistrées.',
  savedToast: 'Les contenus sont enregistrés et en ligne.',
}

export default content
