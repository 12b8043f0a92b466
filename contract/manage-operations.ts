import { ACCOUNT_OPERATIONS } from './account-operations.ts'
import { CATALOGUE_OPERATIONS } from './catalogue-operations.ts'
import { DEMO_OPERATIONS } from './demo-operations.ts'
import { DRAFT_OPERATIONS } from './draft-operations.ts'
import { FIELD_OWNER_OPERATIONS } from './field-owner-operations.ts'
import { HISTORY_OPERATIONS } from './history-operations.ts'
import { HOLD_OPERATIONS } from './hold-operations.ts'
import { INSTANCE_OPERATIONS } from './instance-operations.ts'
import { INTEGRATION_OPERATIONS } from './integration-operations.ts'
import { KEY_OPERATIONS } from './key-operations.ts'
import { LEAD_OPERATIONS } from './lead-operations.ts'
import { type Placed, withPlaces } from './manage-paths.ts'
import { MEDIA_OPERATIONS } from './media-operations.ts'
import { ORDER_OPERATIONS } from './order-operations.ts'
import { PARTNER_OPERATIONS } from './partner-operations.ts'
import { PASSKEY_OPERATIONS } from './passkey-operations.ts'
import { PEOPLE_OPERATIONS } from './people-operations.ts'
import { PERSONAL_DATA_OPERATIONS } from './personal-data-operations.ts'
import { PREVIEW_OPERATIONS } from './preview-operations.ts'
import { PROJECT_OPERATIONS } from './project-operations.ts'
import { PUBLICATION_OPERATIONS } from './publication-operations.ts'
import { STAFF_EVENT_OPERATIONS } from './staff-event-operations.ts'
import { STAFF_VIEW_OPERATIONS } from './staff-view-operations.ts'
import { VERSION_OPERATIONS } from './version-operations.ts'

/** Named by reference: a spelled-out type of all calls is too long to be written to a declaration file. */
type Described = typeof DRAFT_OPERATIONS &
  typeof PROJECT_OPERATIONS &
  typeof INSTANCE_OPERATIONS &
  typeof PARTNER_OPERATIONS &
  typeof CATALOGUE_OPERATIONS &
  typeof PREVIEW_OPERATIONS &
  typeof INTEGRATION_OPERATIONS &
  typeof MEDIA_OPERATIONS &
  typeof ORDER_OPERATIONS &
  typeof PERSONAL_DATA_OPERATIONS &
  typeof HISTORY_OPERATIONS &
  typeof LEAD_OPERATIONS &
  typeof KEY_OPERATIONS &
  typeof DEMO_OPERATIONS &
  typeof HOLD_OPERATIONS &
  typeof FIELD_OWNER_OPERATIONS &
  typeof ACCOUNT_OPERATIONS &
  typeof STAFF_EVENT_OPERATIONS &
  typeof STAFF_VIEW_OPERATIONS &
  typeof PEOPLE_OPERATIONS &
  typeof PASSKEY_OPERATIONS &
  typeof PUBLICATION_OPERATIONS &
  typeof VERSION_OPERATIONS

/** The calls of a developer's own people and systems, by operation id. */
export const MANAGE_OPERATIONS: Placed<Described> = withPlaces({
  ...DRAFT_OPERATIONS,
  ...PROJECT_OPERATIONS,
  ...INSTANCE_OPERATIONS,
  ...PARTNER_OPERATIONS,
  ...CATALOGUE_OPERATIONS,
  ...PREVIEW_OPERATIONS,
  ...INTEGRATION_OPERATIONS,
  ...MEDIA_OPERATIONS,
  ...ORDER_OPERATIONS,
  ...PERSONAL_DATA_OPERATIONS,
  ...HISTORY_OPERATIONS,
  ...LEAD_OPERATIONS,
  ...KEY_OPERATIONS,
  ...DEMO_OPERATIONS,
  ...HOLD_OPERATIONS,
  ...FIELD_OWNER_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...STAFF_EVENT_OPERATIONS,
  ...STAFF_VIEW_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  ...PASSKEY_OPERATIONS,
  ...PUBLICATION_OPERATIONS,
  ...VERSION_OPERATIONS,
})
