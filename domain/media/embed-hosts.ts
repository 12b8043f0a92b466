/**
 * Players and tours of others that a catalogue may show in a frame: the beginnings of their addresses. The one list for
 * imports, which refuse anything else, and for the `frame-src` of the Content-Security-Policy.
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

/** Origins of the players, as a Content-Security-Policy names them. */
export const EMBED_ORIGINS: readonly string[] = EMBEDS.map((start) => start.split('/').slice(0, 3).join('/'))

/** Whether an address leads to a player that may be shown in a frame. */
export function isEmbeddable(url: string): boolean {
  // A beginning goes past the host, so nothing can follow it that would make it another host.
  return EMBEDS.some((start) => url.startsWith(start)) && !/[\s\\]/.test(url)
}
