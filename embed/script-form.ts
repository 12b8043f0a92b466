import { PATIENCE, TAG } from './catalogue-element.ts'
import { reportProblem } from './report-problem.ts'

/** Inserts a catalogue for a script with `data-token`: into its `data-target`, or after the script. */
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
    // Not inside the head, where nothing is rendered.
    else if (script.closest('body')) script.after(element)
    else document.body.append(element)
  }
  // An async script may run before its target is parsed.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', place, { once: true })
  else place()
}

/** Warns if the page has no element shortly after loading: other scripts may create it. */
function expectElement(): void {
  const check = () =>
    document.querySelector(`${TAG}[token]`) || reportProblem(`embed.js needs data-token, or the page <${TAG} token>`)
  const wait = () => setTimeout(check, PATIENCE)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
