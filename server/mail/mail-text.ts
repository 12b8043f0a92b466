import type { MailMark, MailRow, MailView } from './mail-view.ts'

// Unicode isolates, which keep text in its own direction inside a line of the other direction: left to right, or by its
// first letter.
const ISOLATES = { ltr: '\u2066', auto: '\u2068' } as const
const END = '\u2069'

type Isolate = (text: string, direction: MailRow['direction']) => string

/** Renders the mail as plain text, for programs and people that do not want HTML. */
export function renderMailText(view: MailView): string {
  const { language, site, title, intro, marks, groups, action, request } = view
  const isolate: Isolate = (text, direction) => (language.is_rtl && direction ? ISOLATES[direction] + text + END : text)
  const rows = (all: readonly MailRow[]) => all.flatMap((row) => rowLines(row, isolate))
  const head = request ? [title, intro, `${site} · ${request.kind}`] : [site, title, intro]
  const blocks = [
    head,
    rows(request?.person ?? []),
    ...marks.map((mark) => markLines(mark, isolate)),
    rows(request?.message ? [request.message] : []),
    ...groups.map(rows),
    action ? [`${action.text}:`, isolate(action.href, 'ltr')] : [],
    request?.consent ? [request.consent] : [],
    request ? [request.reason.text, ...linkLine(request.reason, isolate)] : [],
  ]
  return `${blocks
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function linkLine({ href }: MailMark, isolate: Isolate): readonly string[] {
  return href === null ? [] : [isolate(href, 'ltr')]
}

function markLines(mark: MailMark, isolate: Isolate): readonly string[] {
  return [`* ${mark.text}`, ...linkLine(mark, isolate).map((line) => `  ${line}`)]
}

/** A text of several lines is indented below its label, so that no visitor can write a line that looks like ours. */
function rowLines({ label, value, href, direction }: MailRow, isolate: Isolate): readonly string[] {
  // Plain text has no links, so the URL itself is shown.
  const text = href?.startsWith('http') ? href : value
  const lines = text.split(/\r\n?|\n/).map((line) => isolate(line, direction))
  return lines.length === 1 ? [`${label}: ${lines[0]}`] : [`${label}:`, ...lines.map((line) => `  ${line}`)]
}
