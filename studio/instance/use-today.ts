import { useEffect, useState } from 'react'
import { endOfDay } from '#domain/project/end-of-day.ts'
import type { Today } from '#domain/unit-table/unit-views.ts'

// Browsers do not take longer timers, and one of them may come a little early.
const [SHORTEST_MS, LONGEST_MS] = [1_000, 3_600_000]

/** Today in a time zone. A page that stays open over midnight gets the next day. */
export function useToday(timeZone: string): Today {
  const [today, setToday] = useState(() => todayIn(timeZone, new Date()))
  if (today.timeZone !== timeZone) setToday(todayIn(timeZone, new Date()))
  const end = today.end.getTime()
  useEffect(() => {
    let timer = 0
    const check = () => {
      clearTimeout(timer)
      const now = new Date()
      if (now.getTime() > end) return setToday(todayIn(timeZone, now))
      timer = window.setTimeout(check, Math.min(LONGEST_MS, Math.max(SHORTEST_MS, end - now.getTime() + 1)))
    }
    check()
    // Timers stand still while the computer sleeps.
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [end, timeZone])
  return today
}

function todayIn(timeZone: string, now: Date): Today {
  return { now, end: endOfDay(now, timeZone), timeZone }
}
