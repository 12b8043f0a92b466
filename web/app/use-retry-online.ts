import { useEffect } from 'react'
import { useApiClient } from '#web/api/client-context.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'

/** Asks again for whatever did not come as soon as the network is back. */
export function useRetryOnline(): void {
  const { kept } = useApiClient()
  const { loading, retry } = useCatalogue()
  const hasFailed = loading === 'failed'
  useEffect(() => {
    const onBack = () => {
      kept.retry()
      if (hasFailed) retry()
    }
    addEventListener('online', onBack)
    return () => removeEventListener('online', onBack)
  }, [kept, hasFailed, retry])
}
