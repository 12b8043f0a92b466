import type { TokenData } from '#contract/token.ts'
import { directionOf, type LanguageCode, languageOf } from '#domain/language/language.ts'
import type { Translator } from '#i18n/translator.ts'
import { escapeHtml } from '#server/http/render-template.ts'
import { DEMO_HOST_STYLE } from './demo-host-style.ts'

/** The content of the page: the developer and the first project, from their own data. */
interface DemoHost {
  readonly token: TokenData
  readonly lang: LanguageCode
  readonly languages: readonly LanguageCode[]
  readonly t: Translator['t']
  readonly nonce: string
}

const PAGES = ['chess', 'premises', 'info', 'favorites'] as const

// Everything a host can do: links navigate the catalogue, attributes set its theme, and four events report from it.
const SCRIPT = `
const catalogue = document.querySelector('vitrine-catalogue')
const log = document.querySelector('ol')
for (const name of ['ready', 'page', 'lead', 'favourites'])
  document.addEventListener('vitrine-' + name, ({ type, detail }) => {
    const line = document.createElement('li')
    line.append(Object.assign(document.createElement('b'), { textContent: type }), detail.fullPath ?? (name === 'ready' ? '' : JSON.stringify(detail)))
    log.prepend(line)
    if (log.children.length > 8) log.lastChild.remove()
  })
const buttons = document.querySelectorAll('[data-theme]')
for (const button of buttons)
  button.addEventListener('click', () => {
    const { theme } = button.dataset
    document.documentElement.classList.toggle('dark', theme === 'dark')
    catalogue.setAttribute('theme', theme)
    for (const other of buttons) other.setAttribute('aria-pressed', String(other === button))
  })
`

/** A page of the demo's developer with the catalogue embedded, as on a third-party site. */
export function demoHostPage({ token, lang, languages, t, nonce }: DemoHost): string {
  const { settings, contacts, info, catalogs } = token
  const [project] = catalogs
  const text = (words: string) => escapeHtml(words)
  const picture = project?.image
  return `<!doctype html>
<html lang="${languageOf(lang).tag}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(settings.name)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${DEMO_HOST_STYLE}</style>
<script async src="/embed.js"></script>
</head>
<body>
<header class="bar">
<div class="brand">${contacts.logo ? `<img src="${text(contacts.logo.src)}" alt="">` : ''}${text(settings.name)}</div>
<nav aria-label="${text(t('control.menu'))}">${PAGES.map((page) => `<a href="#vitrine=${page}">${text(t(`title.${page}`))}</a>`).join('')}</nav>
<div class="themes" role="group" aria-label="${text(t('control.theme'))}">${(['light', 'dark'] as const)
    .map(
      (theme) =>
        `<button type="button" data-theme="${theme}" aria-pressed="${theme === 'light'}">${text(t(`theme.${theme}`))}</button>`,
    )
    .join('')}</div>
</header>
<main>
<section class="hero">${picture ? `<img src="${text(picture.src)}" srcset="${text(picture.srcset)}" sizes="100vw" alt="">` : ''}<div><h1>${text(project?.name ?? settings.name)}</h1><p>${text(project?.address ?? '')}</p></div></section>
<div class="frame"><vitrine-catalogue token="${text(project?.token ?? '')}" lang="${lang}" theme="light"></vitrine-catalogue></div>
<div class="more">
<section><h2>${text(settings.name)}</h2>${info.about ?? ''}</section>
<section><h2>${text(t('demo.host_events'))}</h2><ol dir="ltr" aria-live="off"></ol></section>
<p class="note">${text(t('demo.host_text'))}</p>
</div>
</main>
<footer>${languages.map((code) => `<a href="?lang=${code}" lang="${languageOf(code).tag}"${code === lang ? ' aria-current="true"' : ''}>${text(languageOf(code).own_name)}</a>`).join('')}</footer>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>
`
}
