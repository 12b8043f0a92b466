/**
 * URL prefixes of third-party players and tours that a catalogue may embed. The single list for imports, which reject
 * anything else, and for `frame-src` of the Content-Security-Policy.
 */
export const EMBEDS = [
  'https://my.matterport.com/show',
  'https://kuula.co/share/',
  'https://www.youtube.com/embed/',
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
  'https://rutube.ru/play/embed/',
  'https://vk.com/video_ext.php',
  'https://vkvideo.ru/video_ext.php',
] as const

/** The origins of the players, for the Content-Security-Policy. */
export const EMBED_ORIGINS: readonly string[] = EMBEDS.map((start) => start.split('/').slice(0, 3).join('/'))

/** Whether a URL belongs to a player that may be embedded. */
export function isEmbeddable(url: string): boolean {
  // Each prefix extends past the host, so the rest of the URL can't change the host.
  return EMBEDS.some((start) => url.startsWith(start)) && !/[\s\\]/.test(url)
}
