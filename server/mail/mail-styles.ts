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
  paper: '#fbfaf7',
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
  title: `margin:0;font:bold 26px/32px ${FONT};color:${COLORS.ink}`,
  intro: `margin:4px 0 0;font:400 15px/22px ${FONT};color:${COLORS.muted}`,
  mark: `background-color:${COLORS.sunken};border-radius:10px;padding:12px 16px;font:bold 15px/22px ${FONT};color:${COLORS.ink}`,
  markLink: `font:400 13px/18px ${FONT};color:${COLORS.accent};word-break:break-all`,
  label: `padding:10px 0;border-top:1px solid ${COLORS.line};font:400 14px/20px ${FONT};color:${COLORS.muted};width:34%;vertical-align:top`,
  value: `padding:10px 0;border-top:1px solid ${COLORS.line};font:400 15px/20px ${FONT};color:${COLORS.ink};vertical-align:top;word-break:break-word`,
  mainValue: `padding:10px 0;border-top:1px solid ${COLORS.line};font:bold 18px/24px ${FONT};color:${COLORS.ink};vertical-align:top;word-break:break-word`,
  logo: 'border-radius:8px',
  letter: `width:36px;height:36px;background-color:${COLORS.accent};border-radius:8px;font:bold 18px/36px ${FONT};color:${COLORS.onAccent}`,
  company: `padding:0 12px;font:bold 15px/20px ${FONT};color:${COLORS.ink}`,
  kind: `font:400 13px/18px ${FONT};color:${COLORS.muted}`,
  plan: `width:232px;background-color:${COLORS.paper};border-radius:12px`,
  planPicture: 'border-radius:12px',
  personLabel: `margin:0;font:400 13px/18px ${FONT};color:${COLORS.muted}`,
  personName: `margin:2px 0 0;font:bold 20px/26px ${FONT};color:${COLORS.ink};word-break:break-word`,
  phone: `margin:8px 0 0;font:400 17px/24px ${FONT}`,
  way: `margin:2px 0 0;font:400 15px/22px ${FONT};word-break:break-word`,
  open: `margin:14px 0 0;font:400 14px/20px ${FONT}`,
  message: `background-color:${COLORS.sunken};border-radius:10px;padding:12px 16px;font:400 15px/22px ${FONT};color:${COLORS.ink};word-break:break-word`,
  messageLabel: `font:400 13px/18px ${FONT};color:${COLORS.muted}`,
  consent: `margin:0;padding:14px 0 0;border-top:1px solid ${COLORS.line};font:400 12px/18px ${FONT};color:${COLORS.muted}`,
  reason: `padding:16px 8px 0;font:400 12px/18px ${FONT};color:${COLORS.muted}`,
  link: `color:${COLORS.accent};text-decoration:underline`,
  button: `background-color:${COLORS.accent};border-radius:10px`,
  buttonLink: `display:inline-block;padding:14px 24px;font:bold 16px/20px ${FONT};color:${COLORS.onAccent};text-decoration:none`,
} as const

/** For mail programs that support style sheets. */
export const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .head { padding: 20px 20px 0 !important; }
  .rows, .foot { padding-left: 20px !important; padding-right: 20px !important; }
  .title { font-size: 22px !important; line-height: 28px !important; }
  .col { display: block !important; width: 100% !important; }
  .gap { display: block !important; width: 100% !important; height: 16px !important; line-height: 16px !important; }
  .plan { width: 192px !important; height: 192px !important; margin: 0 auto !important; }
  .call, .call a { width: 100% !important; box-sizing: border-box !important; }
  .call a { display: block !important; padding-left: 12px !important; padding-right: 12px !important; }
  .label { width: 84px !important; }
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
  .button a, .letter { color: #10191b !important; }
}`
