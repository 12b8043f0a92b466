import { createServer, get, type IncomingMessage } from 'node:http'

// The baseline of a Node server: sends our answer, headers and bytes, from memory for every request.
const [, , url = '', more = '{}'] = process.argv
const { headers, body } = await fetchRaw(url)
const server = createServer((_, reply) => {
  reply.writeHead(200, headers)
  reply.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`The bare server is at http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
})

async function fetchRaw(address: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br', ...JSON.parse(more) } }, resolve).on('error', reject)
  })
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const { date: _, connection: __, 'keep-alive': ___, ...kept } = response.headers
  return { headers: kept, body: Buffer.concat(chunks) }
}
