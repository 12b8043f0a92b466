import type { IconName } from '#ui/icon/icon.tsx'
import type { SharedLink } from './share-link.ts'

/** Something that sends a link on. */
export interface Sender {
  readonly name: string
  readonly icon: IconName
  readonly href: string
}

/** Where a link can be sent, with its title as the first words of the message. */
export function sendersOf(
  { url, title, note }: Pick<SharedLink, 'url' | 'title' | 'note'>,
  mail: string,
): readonly Sender[] {
  const words = note ? `${title}, ${note}` : title
  const query = (parameters: Readonly<Record<string, string>>) =>
    // Mail programmes print a plus as it stands.
    new URLSearchParams(parameters).toString().replaceAll('+', '%20')
  return [
    { name: mail, icon: 'mail', href: `mailto:?${query({ subject: title, body: `${words}\n${url}` })}` },
    { name: 'WhatsApp', icon: 'chat', href: `https://wa.me/?${query({ text: `${words}\n${url}` })}` },
    { name: 'Telegram', icon: 'plane', href: `https://t.me/share/url?${query({ url, text: words })}` },
  ]
}
