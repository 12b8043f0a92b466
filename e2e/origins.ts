/** The server with the demo, and one without any catalogue. */
export const ORIGIN = 'http://127.0.0.1:4173'
export const EMPTY_ORIGIN = 'http://127.0.0.1:4174'
