import { TAG } from './catalogue-element.ts'

/** Puts a catalogue where a script with `data-token` asks for it: into its `data-target`, or behind itself. */
export function placeByScript(script: HTMLScriptElement): void {
  const { token, target, ...settings } = script.dataset
  if (!token) return
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
