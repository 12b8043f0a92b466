/** One file in an archive. Its bytes must be read before the next file is requested. */
export interface ArchivedFile {
  readonly name: string
  readonly size: number
  readonly bytes: AsyncIterable<Buffer>
}

/** The archive is cut off or damaged. */
class ArchiveError extends Error {}

const BLOCK = 512
const NAME_LENGTH = 100
const MAX_SIZE = 8 ** 11 - 1
const LONG_NAME = '././@LongLink'
const FILE_TYPE = '0'
const LONG_NAME_TYPE = 'L'
const TYPE_AT = 156
const CHECKSUM_AT = 148

/** The end of a tar archive. */
export const TAR_END: Buffer = Buffer.alloc(2 * BLOCK)

/** The header of a file in a tar archive, as GNU tar writes it. */
export function tarHeader(name: string, size: number): Buffer {
  if (size > MAX_SIZE) throw new ArchiveError(`${name} is larger than 8 GB`)
  const bytes = Buffer.from(name)
  if (bytes.length <= NAME_LENGTH) return header(bytes, size, FILE_TYPE)
  const long = Buffer.concat([bytes, Buffer.alloc(1)])
  return Buffer.concat([
    header(Buffer.from(LONG_NAME), long.length, LONG_NAME_TYPE),
    long,
    tarPadding(long.length),
    header(bytes.subarray(0, NAME_LENGTH), size, FILE_TYPE),
  ])
}

/** The padding after a file, up to a whole block. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc(paddingOf(size))
}

function header(name: Buffer, size: number, type: string): Buffer {
  const block = Buffer.alloc(BLOCK)
  name.copy(block)
  // Mode, owner, group, size and time; all in octal.
  block.write('0000600\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write('00000000000\0', 136)
  block.write(type, TYPE_AT)
  block.write('ustar  \0', 257)
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT)
  return block
}

function checksumOf(block: Buffer): number {
  const blank = Buffer.from(block)
  blank.fill(' ', CHECKSUM_AT, CHECKSUM_AT + 8)
  return blank.reduce((sum, byte) => sum + byte, 0)
}

function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

/** Reads a tar archive file by file. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<ArchivedFile> {
  const input = createInput(source)
  let longName: string | null = null
  for (;;) {
    const block = await input.take(BLOCK)
    if (block.every((byte) => byte === 0)) {
      // Reads to the end, where the decompressor verifies its checksum.
      await input.drain()
      return
    }
    const { name, size, type } = readHeader(block)
    if (type === LONG_NAME_TYPE) {
      longName = (await input.take(size)).toString('utf8').replace(/\0.*$/s, '')
    } else {
      const bytes = input.stream(size)
      yield { name: longName ?? name, size, bytes }
      // Skips what the reader did not consume.
      for await (const _ of bytes);
      longName = null
    }
    await input.take(paddingOf(size))
  }
}

function readHeader(block: Buffer) {
  const text = (start: number, end: number) => block.toString('utf8', start, end).replace(/\0.*$/s, '')
  const size = Number.parseInt(text(124, 136), 8)
  if (Number.parseInt(text(CHECKSUM_AT, CHECKSUM_AT + 8), 8) !== checksumOf(block) || Number.isNaN(size)) {
    throw new ArchiveError('A header is damaged')
  }
  return { name: text(0, NAME_LENGTH), size, type: text(TYPE_AT, TYPE_AT + 1) }
}

function createInput(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  /** Reads at least one byte and at most `limit`. */
  async function some(limit: number): Promise<Buffer> {
    while (rest.length === 0) {
      const { done, value } = await chunks.next()
      if (done) throw new ArchiveError('The archive is cut off')
      rest = value
    }
    const taken = rest.subarray(0, limit)
    rest = rest.subarray(taken.length)
    return taken
  }

  return {
    take: async (size: number) => {
      const taken: Buffer[] = []
      for (let missing = size; missing > 0; missing -= taken.at(-1)?.length ?? 0) taken.push(await some(missing))
      return Buffer.concat(taken)
    },
    stream: async function* (size: number): AsyncGenerator<Buffer> {
      for (let missing = size; missing > 0; ) {
        const chunk = await some(missing)
        missing -= chunk.length
        yield chunk
      }
    },
    drain: async () => {
      while (!(await chunks.next()).done);
    },
  }
}
