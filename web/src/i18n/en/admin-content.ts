const adminContent = {
  title: 'Content',
  sentence: 'What the landing page shows, in each language.',
  failed: 'The content could not be loaded',
  hero: 'Opening',
  heroTitle: 'Title',
  heroTitleHint:
    'Left empty, the built-in title stands there. Words between <mark> and </mark> are highlighted.',
  heroText: 'Text',
  heroTextHint: 'Left empty, the built-in text stands there.',
  video: 'Video',
  videoId: 'YouTube video',
  videoHint: 'An id, or the address of the video. Left empty, there is no video on the page.',
  videoRecognised: 'Recognised: {{id}}',
  testimonials: 'Testimonials',
  testimonialsHint:
    'Only words that somebody really said. Without any, the page shows what Probant promises.',
  testimonial: 'Testimonial {{number}}',
  addTestimonial: 'Add a testimonial',
  quote: 'Quote',
  author: 'Author',
  role: 'Role (optional)',
  announcement: 'Announcement',
  isShown: 'Show the banner on the public pages',
  announcementText: 'Text of the banner',
  announcementLink: 'Link (optional)',
  announcementLinkHint: 'A page of this site, such as /pricing, or an https:// address.',
  preview: 'Preview',
  previewNothing: 'The banner is switched off, or has no text.',
  unsaved: 'There are unsaved changes.',
  savedToast: 'The content is saved, and on the page.',
}

export default adminContent
