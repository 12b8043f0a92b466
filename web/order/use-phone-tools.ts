import { useEffect, useState } from 'react'
import type { PhoneTools } from './typed-phone.ts'

/** The tools of libphonenumber, or null until they have loaded: the form does not wait for them. */
export function usePhoneTools(): PhoneTools | null {
  const [tools, setTools] = useState<PhoneTools | null>(null)
  useEffect(() => {
    let isShown = true
    import('./phone-tools.ts').then(({ phoneTools }) => {
      if (isShown) setTools(phoneTools)
    }, console.error)
    return () => {
      isShown = false
    }
  }, [])
  return tools
}
