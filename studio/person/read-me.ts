import type { Me } from '#contract/people.ts'
import { isSignedOut } from '#studio/api/error-message.ts'
import { dataOf, manage } from '#studio/api/manage.ts'

/** Who is signed in; null if nobody is. */
export async function readMe(): Promise<Me | null> {
  try {
    return dataOf(await manage('getMe'))
  } catch (error) {
    if (isSignedOut(error)) return null
    throw error
  }
}
