import type { Theme } from '#domain/theme/theme.ts'
import type { FormLook } from './form-look.ts'

const SCHEMES: Readonly<Record<Theme, string>> = { light: 'light', dark: 'dark', device: 'light dark' }

// Colours and shapes of ui/look/tokens.css, which the browser has not loaded here.
const RULES = `
:root {
  --canvas: light-dark(#f6f4f0, #111315);
  --surface: light-dark(#ffffff, #1a1d20);
  --ink: light-dark(#1d1b19, #f3f1ed);
  --muted: light-dark(#655f57, #a8a39b);
  --line-strong: light-dark(#8e877c, #6f767d);
  --danger: light-dark(#b3261e, #ff8a7e);
  --ok: light-dark(#1c6b45, #6fd3a0);
  --accent: light-dark(var(--primary), oklch(from var(--primary) max(l, 0.72) min(c, 0.13) h));
  --accent-ink: light-dark(oklch(from var(--primary) min(l, 0.48) c h), oklch(from var(--primary) max(l, 0.8) min(c, 0.11) h));
  --on-accent: color(from var(--accent) xyz-d65 clamp(0, (0.179 - y) * 1e6, 0.9505) clamp(0, (0.179 - y) * 1e6, 1) clamp(0, (0.179 - y) * 1e6, 1.089));
}
* { box-sizing: border-box; }
body {
  min-block-size: 100dvb;
  margin: 0;
  padding: 1rem 1rem 3rem;
  background: var(--canvas);
  color: var(--ink);
  font: 400 1rem/1.5rem "Inter Variable", Inter, system-ui, sans-serif;
  overflow-wrap: anywhere;
}
header, main { max-inline-size: 30rem; margin-inline: auto; }
header { padding: 0.5rem 0.25rem 1rem; font-weight: 650; }
main { padding: 1.5rem; border-radius: 1rem; background: var(--surface); }
h1 { margin: 0 0 0.75rem; font: 650 1.75rem/2.125rem "Inter Variable", Inter, system-ui, sans-serif; letter-spacing: -0.02em; }
p { margin: 0 0 0.75rem; }
a { color: var(--accent-ink); }
:focus-visible { outline: 2px solid var(--accent-ink); outline-offset: 2px; }
.done { display: block; inline-size: 2.5rem; block-size: 2.5rem; margin-block-end: 0.75rem; color: var(--ok); }
form { display: grid; gap: 1rem; margin-block: 1.25rem; }
.field { display: grid; gap: 0.375rem; }
label { font-weight: 500; }
.optional { color: var(--muted); font-weight: 400; }
input:not([type="checkbox"]), textarea {
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: 0.625rem;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
}
[dir="rtl"] input[dir="ltr"] { text-align: end; }
input[aria-invalid], textarea[aria-invalid] { border-color: var(--danger); }
.fault { margin: 0; color: var(--danger); font-size: 0.8125rem; line-height: 1.125rem; }
.consent label { display: grid; grid-template-columns: auto 1fr; gap: 0.75rem; padding-block: 0.625rem; font-weight: 400; }
.consent input { inline-size: 1.25rem; block-size: 1.25rem; margin: 0.125rem 0 0; accent-color: var(--accent); }
button, .back {
  display: block;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.625rem 1.25rem;
  border: 0;
  border-radius: 0.625rem;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 650;
  text-align: center;
  text-decoration: none;
}
.plain { display: inline-block; padding-block: 0.625rem; }
`

/** The styles of the page after a form, in the theme and the colour of its catalogue. */
export function plainFormStyles({ theme, primary }: Pick<FormLook, 'theme' | 'primary'>): string {
  return `:root { color-scheme: ${SCHEMES[theme]}; --primary: ${primary}; }${RULES}`
}
