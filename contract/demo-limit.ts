/** How many copies of the demo an account can have at once. */
export const MAX_DEMO_COPIES = 5
