import type { FastifyRequest } from 'fastify'
import { callHeaders } from '#contract/call.ts'
import type { CrmClaims } from '#contract/crm.ts'
import type { LeadField } from '#domain/lead/lead.ts'
import type { Database } from '#server/db/database.ts'
import { readInput, refuse } from '#server/http/problem.ts'
import { openIntegration } from '#server/integration/integration-store.ts'
import type { Call } from '#server/public-call/call.ts'
import { type CallDeps, readCall } from '#server/public-call/read-call.ts'
import type { Seal } from '#server/secret/seal.ts'
import { checkContext, readContext } from './crm-context.ts'
import { fieldOfLeads } from './lead-field.ts'

export interface CrmCallDeps extends CallDeps {
  readonly database: Database
  readonly seal: Seal
  readonly now: () => Date
}

/** A call from inside a CRM: the public call and the lead it is about. */
export interface CrmCall {
  readonly call: Call
  readonly claims: CrmClaims
  /** Whether the CRM's field holds one unit or a list. */
  readonly field: LeadField
}

/**
 * Reads a call with its context, or rejects it: only a valid context may link and unlink. A valid context of another
 * catalogue gets its own error code, so that the page can keep it for that catalogue.
 */
export async function readCrmCall(deps: CrmCallDeps, request: FastifyRequest): Promise<CrmCall> {
  const call = readCall(deps, request)
  const token = readInput(callHeaders, request.headers)['x-crm'] ?? ''
  const claims = readContext(token) ?? refuse('crm_context_invalid')
  const integration = await openIntegration(deps.database.queries, deps.seal, claims.integration)
  if (!integration) refuse('crm_context_invalid')
  const state = await checkContext(integration.secret, token, deps.now())
  if (state !== 'valid') refuse(state === 'expired' ? 'crm_context_expired' : 'crm_context_invalid')
  if (!isOf(call, integration.catalogue_id)) refuse('crm_context_elsewhere')
  return { call, claims, field: fieldOfLeads(integration) }
}

/** The context of a group is also valid in the catalogues of the group. */
function isOf({ catalogue }: Call, catalogueId: number): boolean {
  return catalogue.id === catalogueId || catalogue.groups.includes(catalogueId)
}
