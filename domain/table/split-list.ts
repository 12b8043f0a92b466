/** The commas and semicolons of all writing systems: `،` of Arabic, `，` and `、` of Chinese. */
const SEPARATORS = /[,;،؛，、；]/

/** The words of a typed or pasted list, without spaces around them. */
export function splitList(text: string): readonly string[] {
  return text
    .split(SEPARATORS)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
