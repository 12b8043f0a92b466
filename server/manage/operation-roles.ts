import { API_BASE } from '#contract/api-base.ts'
import { MANAGE_OPERATIONS } from '#contract/manage-operations.ts'
import type { ManageOperation } from '#contract/operation.ts'
import type { Role } from '#domain/account/role.ts'

const BY_ROUTE: ReadonlyMap<string, ManageOperation> = new Map(
  Object.values<ManageOperation>(MANAGE_OPERATIONS).map((operation) => [
    `${operation.method} ${API_BASE}${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    operation,
  ]),
)

/** The roles that may call a route, from the contract; undefined for an unknown route. */
export function rolesOfRoute(method: string, url: string): readonly Role[] | undefined {
  return operationOf(method, url)?.roles
}

/** Whether only people may call a route, not keys. */
export function isForPeople(method: string, url: string): boolean {
  return operationOf(method, url)?.isForPeople ?? false
}

function operationOf(method: string, url: string): ManageOperation | undefined {
  // Fastify answers HEAD for every GET route.
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
  return BY_ROUTE.get(`${asked} ${url}`)
}
