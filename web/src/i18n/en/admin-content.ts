const adminContent = {
  title: 'Content',
  sentence: 'What the landing page shows, in each language.',
  failed: 'The content couldn’t be loaded',
  hero: 'Top section',
  heroTitle: 'Title',
  heroTitleHint:
    'Leave this empty to use the built-in title. Words between <mark> and </mark> are highlighted.',
  heroText: 'Text',
  heroTextHint: 'Leave this empty to use the built-in text.',
  video: 'Video',
  videoId: 'YouTube video',
  videoHint: 'A video ID or address. Leave this empty for no video.',
  videoRecognised: 'Recognized: {{id}}',
  testimonials: 'Testimonials',
  testimonialsHint:
    'Use only real quotes. Until you add some, the page shows examples, labelled as such.',
  testimonial: 'Testimonial {{number}}',
  addTestimonial: 'Add a testimonial',
  quote: 'Quote',
  author: 'Author',
  role: 'Role (optional)',
  announcement: 'Announcement',
  isShown: 'Show the banner on the public pages',
  announcementText: 'Banner text',
  announcementLink: 'Link (optional)',
  announcementLinkHint: 'A page on this site, such as /pricing, or an https:// address.',
  preview: 'Preview',
  previewNothing: 'The banner is off, or has no text.',
  unsaved: 'You have unsaved changes.',
  savedToast: 'Your changes are saved and live.',
}

export default adminContent
