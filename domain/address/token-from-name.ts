import { canBeToken } from './reserved.ts'

// Room for a number behind it.
const MAX = 60

/** The token of a name that has no letter we can write in Latin. */
const FALLBACK = 'project'

const CYRILLIC =
  'а a б b в v г g д d е e ё e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ  ы y ь  э e ю yu я ya і i ї yi є ye ґ g ў u қ q ғ g ҳ h'
const GEORGIAN =
  'ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h'
// Letters that have no accent to take off.
const LATIN = 'ß ss ø o æ ae œ oe ł l đ d ð d þ th ı i'

const LETTERS: ReadonlyMap<string, string> = new Map(
  [CYRILLIC, GEORGIAN, LATIN].flatMap((table) => {
    const words = table.split(' ')
    return words.flatMap((letter, index) => (index % 2 === 0 ? [[letter, words[index + 1] ?? ''] as const] : []))
  }),
)

/** A name in any script as the name in a link: Latin letters and digits with hyphens between. */
export function tokenFromName(name: string): string {
  const word = [...name.toLowerCase().normalize('NFC')]
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join('')
    .normalize('NFKD')
    // Accents, and apostrophes inside a word.
    .replaceAll(/[\p{M}'’‘ʻʼ]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX)
    .replace(/-+$/, '')
  if (word === '') return FALLBACK
  return canBeToken(word) ? word : `${FALLBACK}-${word}`
}
