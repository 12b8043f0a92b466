/** Prints a one-time link of an owner, on the server. */
export const OWNER_LINK_COMMAND = 'npx vitrine owner-link'
