import { useManaged } from '#studio/reading/use-reading.ts'

/** Whether the server sends mail. True until it says that it does not. */
export function useIsMailed(): boolean {
  return useManaged('getSignIn', {}).data?.data.mail ?? true
}
