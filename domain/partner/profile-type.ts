/** Whose contacts a visitor sees: 1 agent, 2 agency, … 8 head of sales department. Labels only: they grant no rights. */
export const PROFILE_TYPES = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The kind of person or firm behind the contacts. */
export type ProfileType = (typeof PROFILE_TYPES)[number]
