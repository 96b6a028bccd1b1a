/** Of a file that somebody has put here, and that everybody may see. */
export const PICTURE_HEADERS = {
  // What has this id never changes.
  'cache-control': 'public, max-age=31536000, immutable',
  // Nobody's file is ever more than a picture here, even when it is opened by itself.
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}
