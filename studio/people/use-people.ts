import type { AnswerOf } from '#contract/call-types.ts'
import { useFault } from '#studio/person/use-fault.ts'
import { useManaged } from '#studio/reading/use-reading.ts'

/** The people of the company, and the invitations that were not accepted yet. */
export type People = AnswerOf<'listPeople'>['data']

/** A new invitation. Without a mail server it has the link. */
export type SentInvitation = AnswerOf<'invitePerson'>['data']

/** The people of the company, null until they are loaded, and what went wrong. */
export function usePeople() {
  const { data, error, reload } = useManaged('listPeople', {})
  return { people: data?.data ?? null, fault: useFault(error), reload }
}
