/** How many copies of the demo an account can have at once. */
export const MAX_DEMO_COPIES = 5

/** How long a visitor's copy of the demo lives. */
export const DEMO_VISIT_MINUTES = 30
/** How many copies of visitors there are at most at once. */
export const MAX_DEMO_VISITS = 200
/** How many copies the visitors of one address can make in an hour. */
export const MAX_DEMO_VISITS_AN_HOUR = 5
/** The prices that can be typed into a copy. */
export const DEMO_PRICES = { least: 1000, most: 9_999_999 } as const
