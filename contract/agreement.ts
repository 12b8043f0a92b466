import type * as z from 'zod'

/**
 * A schema with every field of a domain type. Used with `satisfies`, so that a difference does not compile. Requires the
 * shape too, because a schema that lacks an optional field would still be assignable.
 */
export type SchemaOf<T> = z.ZodType<T> & { readonly shape: Readonly<Record<keyof T, unknown>> }

/** `true` if two types of names are the same. Used as `true satisfies SameNames<…>`, so that a difference does not compile. */
export type SameNames<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false
