/** A part of a message: plain text, or the text between `<tag>` and `</tag>`. */
interface TextRun {
  readonly tag: string | null
  readonly text: string
}

/** Splits a message with tags into parts, so that web and server can each render the tags (links in a consent). */
export function splitTags(message: string): readonly TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const match of message.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    if (match.index > end) runs.push({ tag: null, text: message.slice(end, match.index) })
    runs.push({ tag: match[1] ?? null, text: match[2] ?? '' })
    end = match.index + match[0].length
  }
  if (end < message.length) runs.push({ tag: null, text: message.slice(end) })
  return runs
}
