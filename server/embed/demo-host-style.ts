/** Deliberately different from ours, since the page around a catalogue is a third party's. */
export const DEMO_HOST_STYLE = `
:root { color-scheme: light; --paper: #f5f1e8; --ink: #26231d; --quiet: #6d6557; --line: #d9d0bf; --mark: #7a3b2e; --card: #fffdf8; }
:root.dark { color-scheme: dark; --paper: #1c1a17; --ink: #ece5d8; --quiet: #aaa08f; --line: #3a352d; --mark: #e0a48f; --card: #24211d; }
* { box-sizing: border-box; margin: 0; }
html { scroll-behavior: smooth; scroll-padding-block-start: 5rem; }
body { background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Georgia, 'Noto Serif', serif; }
a { color: inherit; text-underline-offset: 0.25em; text-decoration-color: var(--line); }
a:hover { text-decoration-color: var(--mark); }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 3px; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 2rem; padding: 1rem clamp(1rem, 4vw, 4rem); border-block-end: 1px solid var(--line); }
.brand { display: flex; align-items: center; gap: 0.75rem; font-size: 1.25rem; letter-spacing: 0.02em; }
.brand img { inline-size: 2.25rem; block-size: 2.25rem; }
.bar nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; font-size: 1rem; }
.bar nav a { padding-block: 0.5rem; text-decoration: none; }
.bar nav a:hover { color: var(--mark); }
.themes { display: flex; gap: 0.25rem; margin-inline-start: auto; }
button { padding: 0.5rem 0.875rem; border: 1px solid transparent; border-radius: 999px; background: none; color: var(--quiet); font: inherit; font-size: 0.9375rem; cursor: pointer; }
button[aria-pressed=true] { border-color: var(--line); background: var(--card); color: var(--ink); }
.hero { position: relative; display: grid; align-items: end; min-block-size: min(26rem, 52svh); padding: clamp(1.5rem, 4vw, 4rem); overflow: hidden; color: #fff; }
.hero img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
.hero::after { position: absolute; inset: 0; background: linear-gradient(rgb(20 16 10 / 10%), rgb(20 16 10 / 70%)); content: ''; }
.hero div { position: relative; z-index: 1; max-inline-size: 46rem; }
h1 { font-size: clamp(2.25rem, 5vw, 4rem); font-weight: 400; line-height: 1.1; letter-spacing: -0.01em; text-wrap: balance; }
h2 { margin-block-end: 1rem; font-size: 1.375rem; font-weight: 400; }
.frame { block-size: min(52rem, 86svh); margin: clamp(1rem, 4vw, 4rem); margin-block-end: 0; border: 1px solid var(--line); }
.more { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 2.5rem clamp(2rem, 5vw, 5rem); padding: clamp(1.5rem, 4vw, 4rem); }
.more p + p { margin-block-start: 0.75rem; }
.note { color: var(--quiet); }
ol { display: grid; gap: 0.375rem; padding: 0; list-style: none; font: 0.875rem/1.5 ui-monospace, monospace; }
li { display: grid; grid-template-columns: 11rem 1fr; gap: 1rem; padding-block-end: 0.375rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
li b { color: var(--mark); font-weight: 400; }
footer { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 1.5rem clamp(1rem, 4vw, 4rem); border-block-start: 1px solid var(--line); font-size: 0.9375rem; }
footer a { padding-block: 0.375rem; }
footer [aria-current] { color: var(--mark); text-decoration: none; }
@media (max-width: 40rem) { .frame { margin-inline: 0; border-inline: 0; } li { grid-template-columns: 1fr; gap: 0; } }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`
