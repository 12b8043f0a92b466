/** Where the API begins, below the host (spec 7); without zod, so that the browser can import it (design 1). */
export const API_BASE = '/api/v1'
