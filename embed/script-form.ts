import { PATIENCE, TAG } from './catalogue-element.ts'
import { complain } from './complain.ts'

/** Puts a catalogue where a script with `data-token` asks for it: into its `data-target`, or behind itself. */
export function placeByScript(script: HTMLScriptElement): void {
  const { token, target, ...settings } = script.dataset
  if (!token) {
    expectElement()
    return
  }
  const element = document.createElement(TAG)
  for (const [name, value] of Object.entries({ token, ...settings })) element.setAttribute(name, value ?? '')
  const place = () => {
    const container = target ? document.querySelector(target) : null
    if (container) container.append(element)
    // What stands in the head is shown nowhere.
    else if (script.closest('body')) script.after(element)
    else document.body.append(element)
  }
  // A script that is loaded aside may run before its target is read.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', place, { once: true })
  else place()
}

/** Elements may be made by other scripts of the page: they have until a moment after it is loaded. */
function expectElement(): void {
  const check = () =>
    document.querySelector(`${TAG}[token]`) || complain(`embed.js needs data-token, or the page <${TAG} token>`)
  const wait = () => setTimeout(check, PATIENCE)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
