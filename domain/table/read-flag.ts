// The words for yes and no in our languages, in lower case, and the signs that spreadsheets have instead.
const YES = [
  'yes',
  'да',
  'есть',
  'כן',
  'יש',
  'კი',
  'აქვს',
  'da',
  '是',
  '有',
  'sim',
  'evet',
  'var',
  'ha',
  'bor',
  'ano',
  'так',
  'є',
  'ja',
  'نعم',
  'يوجد',
  'true',
  '1',
  '+',
  '✓',
]
const NO = [
  'no',
  'нет',
  'לא',
  'אין',
  'არა',
  'ne',
  '否',
  '无',
  'não',
  'nao',
  'hayır',
  'yok',
  'yoʻq',
  'ні',
  'nein',
  'لا',
  'false',
  '0',
  '-',
  '–',
]

/** Yes or no as somebody types it in any of our languages; null if a text is neither. */
export function readFlag(text: string): boolean | null {
  const word = text.trim().toLowerCase().replace(/['‘’]/g, 'ʻ')
  if (YES.includes(word)) return true
  return NO.includes(word) ? false : null
}
