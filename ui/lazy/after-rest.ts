const INPUT = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const

/** Calls `act` once, when nobody has touched the visible page for some milliseconds. Returns the function that stops it. */
export function afterRest(restMs: number, act: () => void): () => void {
  let last = performance.now()
  let timer = setTimeout(look, restMs)
  // Only remembers the time: a timer per event would cost more.
  const onInput = () => {
    last = performance.now()
  }
  for (const name of INPUT) addEventListener(name, onInput, { capture: true, passive: true })
  const stop = () => {
    clearTimeout(timer)
    for (const name of INPUT) removeEventListener(name, onInput, { capture: true })
  }
  function look() {
    if (document.visibilityState === 'hidden') onInput()
    const left = last + restMs - performance.now()
    if (left > 0) {
      timer = setTimeout(look, left)
      return
    }
    stop()
    act()
  }
  return stop
}
