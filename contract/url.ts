import * as z from 'zod'

/** An http(s) address. The server decides whether it may be called. */
export const webUrl = z.url({ protocol: /^https?$/ }).max(2000)
