import type { IconName } from '#ui/icon/icon.tsx'
import type { SharedLink } from './share-link.ts'

/** An app that can send a link. */
interface Sender {
  readonly name: string
  readonly icon: IconName
  readonly href: string
}

/** The senders for a link. Messages begin with its title. */
export function sendersOf(
  { url, title, note }: Pick<SharedLink, 'url' | 'title' | 'note'>,
  mail: string,
): readonly Sender[] {
  const words = note ? `${title}, ${note}` : title
  const query = (parameters: Readonly<Record<string, string>>) =>
    // Mail clients show a plus literally.
    new URLSearchParams(parameters).toString().replaceAll('+', '%20')
  return [
    { name: mail, icon: 'mail', href: `mailto:?${query({ subject: title, body: `${words}\n${url}` })}` },
    { name: 'WhatsApp', icon: 'chat', href: `https://wa.me/?${query({ text: `${words}\n${url}` })}` },
    { name: 'Telegram', icon: 'plane', href: `https://t.me/share/url?${query({ url, text: words })}` },
  ]
}
