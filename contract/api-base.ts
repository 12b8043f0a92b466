/** The base path of the API. In a file without zod, so that the browser can import it. */
export const API_BASE = '/api/v1'
