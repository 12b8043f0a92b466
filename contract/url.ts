import * as z from 'zod'

/** An address on the web; whether it may be called is the server's to decide (design 8). */
export const webUrl = z.url({ protocol: /^https?$/ }).max(2000)
