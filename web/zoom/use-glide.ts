import { useEffect, useRef } from 'react'
import type { View } from '#domain/picture/viewport.ts'

/** How long a view takes to another, in milliseconds. */
const DURATION = 200

/** Moves a view to another in small steps, at once for visitors who want no motion. */
export function useGlide() {
  const running = useRef(0)
  const stop = () => cancelAnimationFrame(running.current)
  useEffect(() => () => cancelAnimationFrame(running.current), [])
  return {
    stop,
    to: (from: View, to: View, show: (view: View) => void) => {
      stop()
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(to)
      const start = performance.now()
      const step = (now: number) => {
        const done = Math.min(1, (now - start) / DURATION)
        show(done === 1 ? to : between(from, to, 1 - (1 - done) ** 3))
        if (done < 1) running.current = requestAnimationFrame(step)
      }
      running.current = requestAnimationFrame(step)
    },
  }
}

function between(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => a + (b - a) * share
  return { scale: mix(from.scale, to.scale), x: mix(from.x, to.x), y: mix(from.y, to.y) }
}
