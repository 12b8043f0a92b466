/** The server with the demo, and one without any catalogue. */
export const ORIGIN = 'http://127.0.0.1:4173'
export const EMPTY_ORIGIN = 'http://127.0.0.1:4174'

/** The management key of the server with the demo. */
export const MANAGE_KEY = 'vk_of_the_browser_tests_only'

/** Under which both servers keep the secrets of integrations. */
export const SECRET_KEY = 'of-the-browser-tests-only-0123456789'
