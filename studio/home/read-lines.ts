/** Reads a stream of JSON lines, such as the progress of an import. The last line may lack its line break. */
export async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    rest += decoder.decode(value, { stream: !done })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield JSON.parse(line)
    if (!done) continue
    if (rest !== '') yield JSON.parse(rest)
    return
  }
}
