/** An event as a browser receives it. */
export interface ReceivedEvent {
  readonly id: string
  readonly event: string
  readonly data: unknown
}

/** An open stream of events. */
export interface OpenEvents {
  /** Waits for a number of events. */
  readonly take: (count: number) => Promise<readonly ReceivedEvent[]>
  readonly lastId: () => string
  readonly close: () => void
}

/** Opens a stream and reads it as browsers do; resolves once the server has sent the first event id. */
export async function openEvents(url: string, headers: Record<string, string> = {}): Promise<OpenEvents> {
  const closing = new AbortController()
  const response = await fetch(url, { headers, signal: closing.signal })
  if (!response.ok || !response.body) throw new Error(`no events: ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const waiting: ReceivedEvent[] = []
  let text = ''
  let id = ''

  async function read(): Promise<void> {
    const { value = '', done } = await reader.read()
    if (done) throw new Error('the stream has ended')
    text += value
    const messages = text.split('\n\n')
    text = messages.pop() ?? ''
    for (const message of messages) receive(message)
  }

  function receive(message: string): void {
    const fields = new Map(message.split('\n').map((line) => line.split(/: ?(.*)/s, 2) as [string, string]))
    id = fields.get('id') ?? id
    const data = fields.get('data')
    if (data !== undefined) waiting.push({ id, event: fields.get('event') ?? 'message', data: JSON.parse(data) })
  }

  while (id === '') await read()
  return {
    take: async (count) => {
      while (waiting.length < count) await read()
      return waiting.splice(0, count)
    },
    lastId: () => id,
    close: () => closing.abort(),
  }
}
