// Links for messages and calls. All are hidden under a partner's link: visitors must contact the partner only.
const CONTACT_SCHEME = /^(?:mailto|tel|sms|callto|viber|tg|whatsapp|skype):/i
const MESSENGERS = [
  't.me',
  'telegram.me',
  'telegram.dog',
  'wa.me',
  'wa.link',
  'whatsapp.com',
  'viber.com',
  'viber.click',
  'm.me',
  'vk.me',
  'signal.me',
  'line.me',
  'ig.me',
  'skype.com',
  'icq.im',
  'imo.im',
  'zalo.me',
  'max.ru',
]
// Public mail providers: their domains are not a developer's site.
const PUBLIC_MAIL = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'mail.ru',
  'bk.ru',
  'inbox.ru',
  'list.ru',
  'yandex.ru',
  'ya.ru',
  'yandex.com',
  'rambler.ru',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'ukr.net',
  'i.ua',
  'qq.com',
  '163.com',
  '126.com',
  'aol.com',
]

/** The site behind an e-mail address; null for a public mail provider. */
export function siteOfEmail(email: string): string | null {
  const site = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return email.includes('@') && !PUBLIC_MAIL.includes(site) ? site : null
}

/** Whether a link starts a message or a call. */
export function isMessengerLink(href: string): boolean {
  return CONTACT_SCHEME.test(href) || MESSENGERS.some((host) => isWithin(hostOf(href), host))
}

/** Whether a link leads to a site or one of its subdomains. */
export function leadsTo(href: string, site: string): boolean {
  return isWithin(hostOf(href), site)
}

function isWithin(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`)
}

/** By regular expression: pure rings compile without the type of `URL`. */
function hostOf(href: string): string {
  const [, host = ''] = /^\s*(?:https?:)?[/\\]{2}(?:[^/\\?#@]*@)?([^/\\?#:]+)/i.exec(href) ?? []
  return host.toLowerCase().replace(/\.$/, '')
}
