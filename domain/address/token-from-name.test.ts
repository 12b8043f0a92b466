import { expect, it } from 'vitest'
import { canBeToken, TOKEN_LETTERS } from './reserved.ts'
import { tokenFromName } from './token-from-name.ts'

const NAMES = {
  'Harbour Quarter': 'harbour-quarter',
  '  Café – Nº 5! ': 'cafe-no-5',
  'Ёлки и Щука': 'elki-i-shchuka',
  'Дім біля річки': 'dim-bilya-richki',
  'ზღვის ხედი': 'zghvis-khedi',
  Größe: 'grosse',
  'Yeşil İnci Işık': 'yesil-inci-isik',
  'O‘zbekiston bog‘i': 'ozbekiston-bogi',
  'Příběh Žižkov': 'pribeh-zizkov',
  海港: 'project',
  'מגדל הים': 'project',
  'برج 7': '7',
  '': 'project',
  Studio: 'project-studio',
  en: 'project-en',
}

it('writes a name of any script in letters that a link can have', () => {
  expect(Object.fromEntries(Object.keys(NAMES).map((name) => [name, tokenFromName(name)]))).toEqual(NAMES)
})

it('is always a token that the server takes', () => {
  for (const name of [...Object.keys(NAMES), 'x'.repeat(300), `${'x'.repeat(59)} y`, '---', 'API', 'manage']) {
    const token = tokenFromName(name)
    expect(TOKEN_LETTERS.test(token) && canBeToken(token), name).toBe(true)
  }
})
