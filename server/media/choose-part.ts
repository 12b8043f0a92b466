import { WHOLE_FILES } from './media-type.ts'

/** The stored part for a URL, and how to describe it. */
export interface Part {
  readonly name: string
  readonly type: string
  readonly encoding?: 'br' | 'gzip'
  /** The request header that selected the part. */
  readonly vary?: 'Accept' | 'Accept-Encoding'
}

/** What a client accepts. */
interface Accepted {
  readonly accept?: string | undefined
  readonly 'accept-encoding'?: string | undefined
}

const TYPES: ReadonlyMap<string, string> = new Map(Object.entries(WHOLE_FILES).map(([type, name]) => [name, type]))

/** Chooses the part for the last segment of a URL, by what the client accepts; null if there is no such part. */
export function choosePart(file: string, accepted: Accepted): Part | null {
  if (/^[1-9][0-9]{0,4}$/.test(file)) return choosePicture(file, accepted)
  if (/^[1-9][0-9]{0,4}\.(?:avif|webp)$/.test(file)) return { name: file, type: `image/${file.slice(-4)}` }
  if (file === WHOLE_FILES['image/svg+xml']) return chooseDrawing(accepted)
  const type = TYPES.get(file)
  return type ? { name: file, type } : null
}

/** A client that does not name AVIF gets WebP, even if it names neither, because all current browsers read it. */
function choosePicture(width: string, { accept }: Accepted): Part {
  const format = accepts(accept, 'image/avif') ? 'avif' : 'webp'
  return { name: `${width}.${format}`, type: `image/${format}`, vary: 'Accept' }
}

function chooseDrawing({ 'accept-encoding': header }: Accepted): Part {
  const part = {
    name: WHOLE_FILES['image/svg+xml'],
    type: 'image/svg+xml; charset=utf-8',
    vary: 'Accept-Encoding',
  } as const
  if (accepts(header, 'br')) return { ...part, name: `${part.name}.br`, encoding: 'br' }
  return accepts(header, 'gzip') ? { ...part, name: `${part.name}.gz`, encoding: 'gzip' } : part
}

/** Whether a header contains a value with a weight above zero. */
function accepts(header: string | undefined, value: string): boolean {
  return (header ?? '').split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((piece) => piece.trim().toLowerCase())
    return name === value && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
