/** Where a film plays: the address of YouTube that sets no cookies before it does. */
export function playerAddress(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`
}

/** Its page there, for whoever has no script that could show it here. */
export function filmAddress(videoId: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`
}
