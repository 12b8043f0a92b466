import type { FastifyRequest } from 'fastify'
import { formatAddress } from '#domain/address/format-address.ts'

/** Where addresses that are given away begin: as configured, else where the request itself came to. */
export function baseUrlOf(request: FastifyRequest, publicUrl: string | null): string {
  return (publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/+$/, '')
}

/** The address of a catalogue, or of a partner's link to it. */
export function linkUrl(baseUrl: string, firstToken: string, secondToken: string | null = null): string {
  return baseUrl + formatAddress({ lang: null, firstToken, secondToken, page: { name: 'main' }, panel: null })
}
