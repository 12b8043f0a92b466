/**
 * The styles of mails, in the warm neutral colours of the catalogue. Most mail programs read only inline styles with
 * plain values. The style sheet adds narrow screens and dark mode for those that support it.
 */
const FONT = "Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const COLORS = {
  canvas: '#f6f4f0',
  surface: '#ffffff',
  sunken: '#f1eee8',
  ink: '#1d1b19',
  muted: '#655f57',
  line: '#e5e0d8',
  accent: '#0f5363',
  onAccent: '#ffffff',
} as const

/** Inline styles, by element. */
export const STYLES = {
  body: `margin:0;padding:0;background-color:${COLORS.canvas};-webkit-text-size-adjust:100%`,
  preview: 'display:none;max-height:0;max-width:0;opacity:0;overflow:hidden;mso-hide:all',
  canvas: `background-color:${COLORS.canvas};width:100%`,
  // Outlook uses the width of the table, all others this one.
  card: `background-color:${COLORS.surface};border-radius:16px;width:100%;max-width:600px`,
  site: `font:500 13px/18px ${FONT};color:${COLORS.muted};padding:0 8px 12px`,
  head: 'padding:28px 28px 0',
  title: `margin:0;font:bold 24px/30px ${FONT};color:${COLORS.ink}`,
  intro: `margin:8px 0 0;font:400 15px/22px ${FONT};color:${COLORS.muted}`,
  mark: `background-color:${COLORS.sunken};border-radius:10px;padding:12px 16px;font:bold 15px/22px ${FONT};color:${COLORS.ink}`,
  markLink: `font:400 13px/18px ${FONT};color:${COLORS.accent};word-break:break-all`,
  label: `padding:10px 0;border-top:1px solid ${COLORS.line};font:400 13px/20px ${FONT};color:${COLORS.muted};width:34%;vertical-align:top`,
  value: `padding:10px 0;border-top:1px solid ${COLORS.line};font:400 15px/20px ${FONT};color:${COLORS.ink};vertical-align:top;word-break:break-word`,
  mainValue: `padding:10px 0;border-top:1px solid ${COLORS.line};font:bold 18px/24px ${FONT};color:${COLORS.ink};vertical-align:top;word-break:break-word`,
  link: `color:${COLORS.accent};text-decoration:underline`,
  button: `background-color:${COLORS.accent};border-radius:10px`,
  buttonLink: `display:inline-block;padding:12px 20px;font:bold 15px/20px ${FONT};color:${COLORS.onAccent};text-decoration:none`,
} as const

/** For mail programs that support style sheets. */
export const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .head { padding: 20px 20px 0 !important; }
  .rows, .foot { padding-left: 20px !important; padding-right: 20px !important; }
  .rows td { display: block !important; width: 100% !important; }
  .label { padding: 10px 0 0 !important; }
  .value { padding: 0 0 10px !important; border-top: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .canvas { background-color: #111315 !important; }
  .card { background-color: #1a1d20 !important; }
  .mark { background-color: #23272b !important; }
  .ink { color: #f3f1ed !important; }
  .muted { color: #a8a39b !important; }
  .line { border-color: #2b3035 !important; }
  .link { color: #7cc3d2 !important; }
  .button { background-color: #7cc3d2 !important; }
  .button a { color: #10191b !important; }
}`
