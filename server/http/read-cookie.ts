import type { FastifyRequest } from 'fastify'

/** The value of a cookie; null if the request has none. */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const pair = headers.cookie?.split(';').find((each) => each.trim().startsWith(`${name}=`))
  return pair?.trim().slice(name.length + 1) || null
}
