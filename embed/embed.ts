import { defineCatalogueElement } from './catalogue-element.ts'
import { placeByScript } from './script-form.ts'

// A module has no current script, and then the first of our name serves.
const script = document.currentScript ?? document.querySelector('script[src*="/embed.js"]')
if (script instanceof HTMLScriptElement) {
  defineCatalogueElement(new URL(script.src).origin)
  placeByScript(script)
}
