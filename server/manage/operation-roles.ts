import { API_BASE } from '#contract/api-base.ts'
import { MANAGE_OPERATIONS } from '#contract/manage-operations.ts'
import type { Role } from '#domain/account/role.ts'

const ROLES_BY_ROUTE: ReadonlyMap<string, readonly Role[]> = new Map(
  Object.values(MANAGE_OPERATIONS).map(({ method, path, roles }) => [
    `${method} ${API_BASE}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    roles,
  ]),
)

/** The roles that may call a route, from the contract; undefined for an unknown route. */
export function rolesOfRoute(method: string, url: string): readonly Role[] | undefined {
  // Fastify answers HEAD for every GET route.
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
  return ROLES_BY_ROUTE.get(`${asked} ${url}`)
}
