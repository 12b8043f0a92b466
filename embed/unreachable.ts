/*
 * Shown by the element when its catalogue does not load. The texts are in the script because the server is unreachable,
 * and short because every host page loads them.
 */
const WORDS: Readonly<Record<string, string>> = {
  ru: 'Каталог недоступен',
  en: 'The catalogue is unavailable',
  he: 'הקטלוג אינו זמין',
  mne: 'Katalog nije dostupan',
  zh: '目录无法访问',
  pt: 'O catálogo está indisponível',
  ka: 'კატალოგი მიუწვდომელია',
  tr: 'Katalog kullanılamıyor',
  uz: 'Katalog mavjud emas',
  cs: 'Katalog není dostupný',
  uk: 'Каталог недоступний',
  de: 'Der Katalog ist nicht erreichbar',
  ar: 'الكتالوج غير متاح',
}

/** The message in the language of the element, else of the page, else in English. */
export function wordUnreachable(lang: string, pageLang: string): string | undefined {
  return WORDS[lang] ?? WORDS[pageLang] ?? WORDS.en
}
