import { create } from 'content-disposition'

// Characters that some system forbids in file names; Windows is the strictest.
const FORBIDDEN = /[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu

const MOST_CHARACTERS = 120

/** A Content-Disposition that opens a document in the browser and names it for saving (RFC 6266). */
export function inlineAs(name: string, ending: string): string {
  const clean = [...name.replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ').trim()].slice(0, MOST_CHARACTERS).join('')
  const plain = clean
    .normalize('NFKD')
    .replaceAll(/—/g, '-')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/[%;]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // Without a letter left the name would be meaningless.
  const fallback = /[A-Za-z]/.test(plain) ? plain : 'document'
  return create(`${clean}.${ending}`, { type: 'inline', fallback: `${fallback}.${ending}` })
}
