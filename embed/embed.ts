import { defineCatalogueElement } from './catalogue-element.ts'
import { placeByScript } from './script-form.ts'

// Modules have no current script; then the first script with our file name is used.
const script = document.currentScript ?? document.querySelector('script[src*="/embed.js"]')
if (script instanceof HTMLScriptElement) {
  defineCatalogueElement(new URL(script.src).origin)
  placeByScript(script)
}
