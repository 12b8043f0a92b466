import type * as z from 'zod'

/**
 * A schema that carries everything a domain type needs; put behind `satisfies`, so that a drift does not compile. The
 * shape is asked for as well, since a missing optional field alone would still be assignable.
 */
export type SchemaOf<T> = z.ZodType<T> & { readonly shape: Readonly<Record<keyof T, unknown>> }
