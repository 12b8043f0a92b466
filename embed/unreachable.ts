/*
 * What the element says when its catalogue does not come. The words are here because nothing can be asked of a server that
 * does not answer, and they are short because every host page loads them.
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

/** A sentence in the language of the element, else of the page, else in English, which the American one is too. */
export function wordUnreachable(lang: string, pageLang: string): string | undefined {
  return WORDS[lang] ?? WORDS[pageLang] ?? WORDS.en
}
