import { DEMO_VISIT_OPERATIONS } from './demo-operations.ts'
import { MANAGE_OPERATIONS } from './manage-operations.ts'
import { withPlaces } from './manage-paths.ts'
import { OIDC_OPERATIONS } from './oidc-operations.ts'
import type { Operation } from './operation.ts'
import { PASSKEY_SIGN_IN_OPERATIONS } from './passkey-operations.ts'
import { PUBLIC_OPERATIONS } from './public-operations.ts'
import { SIGN_IN_OPERATIONS } from './sign-in-operations.ts'

const SIGN_IN = withPlaces({
  ...SIGN_IN_OPERATIONS,
  ...PASSKEY_SIGN_IN_OPERATIONS,
  ...OIDC_OPERATIONS,
})

/** Every call of the API, by operation id. */
export const OPERATIONS: typeof PUBLIC_OPERATIONS &
  typeof DEMO_VISIT_OPERATIONS &
  typeof SIGN_IN &
  typeof MANAGE_OPERATIONS = {
  ...PUBLIC_OPERATIONS,
  ...DEMO_VISIT_OPERATIONS,
  ...SIGN_IN,
  ...MANAGE_OPERATIONS,
}

/** The id of a call. */
export type OperationId = keyof typeof OPERATIONS

/** Every call with its id. */
export const OPERATION_LIST = Object.entries(OPERATIONS) as readonly (readonly [OperationId, Operation])[]
