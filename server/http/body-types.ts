import { API_BASE } from '#contract/api-base.ts'
import { OPERATION_LIST } from '#contract/operations.ts'

const TYPES_BY_ROUTE: ReadonlyMap<string, readonly string[]> = new Map(
  OPERATION_LIST.flatMap(([, { method, path, body }]) =>
    body ? [[`${method} ${API_BASE}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, body.types]] : [],
  ),
)

/** Describes the media types that a route accepts; undefined for a route that is not in the contract. */
export function wordBodyTypes(method: string, url: string | undefined): string | undefined {
  const types = TYPES_BY_ROUTE.get(`${method.toLowerCase()} ${url}`)
  return types && `Content-Type must be ${types.length > 1 ? 'one of ' : ''}${types.join(', ')}`
}
