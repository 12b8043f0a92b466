import { createContext, use } from 'react'
import type { ApiClient } from './client.ts'

/** The API client of the page. */
export const ApiClientContext = createContext<ApiClient | null>(null)

/** The API client of the page. */
export function useApiClient(): ApiClient {
  const client = use(ApiClientContext)
  if (!client) throw new Error('no API client above this component')
  return client
}
