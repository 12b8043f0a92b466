/** The first of two ports. Set E2E_PORT to run the tests of two checkouts side by side. */
const PORT = Number(process.env.E2E_PORT ?? 4173)

/** The server with the demo, and one without any catalogue. */
export const ORIGIN = `http://127.0.0.1:${PORT}`
export const EMPTY_ORIGIN = `http://127.0.0.1:${PORT + 1}`

/** The same server under a name that browsers trust as much as https: cookies marked secure are kept there. */
export const LOCALHOST_ORIGIN = `http://localhost:${PORT}`

/** The management key of the server with the demo. */
export const MANAGE_KEY = 'vk_of_the_browser_tests_only'

/** Encrypts the secrets of integrations on both servers. */
export const SECRET_KEY = 'of-the-browser-tests-only-0123456789'
