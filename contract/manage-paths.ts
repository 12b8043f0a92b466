/**
 * Method and path of each call of staff and of signing in, by operation id. The operations take theirs from here, and so does
 * the Studio, which must not load schemas to make a call.
 */
export const MANAGE_PATHS = {
  getSignIn: 'GET /manage/sign-in',
  askSignInLink: 'POST /manage/sign-in/link',
  spendSignInLink: 'POST /manage/sign-in/link/spend',
  spendSignInCode: 'POST /manage/sign-in/code',
  spendOwnerLink: 'POST /manage/sign-in/owner',
  checkOwnerLink: 'POST /manage/sign-in/owner/check',
  acceptInvitation: 'POST /manage/sign-in/invitation',
  checkInvitation: 'POST /manage/sign-in/invitation/check',
  askPasskey: 'POST /manage/sign-in/passkey/options',
  signInWithPasskey: 'POST /manage/sign-in/passkey',
  beginOidc: 'GET /manage/sign-in/oidc',
  finishOidc: 'GET /manage/sign-in/oidc/callback',
  listEntities: 'GET /manage/projects/{id}/entities',
  listDraft: 'GET /manage/projects/{id}/draft',
  changeDraft: 'PATCH /manage/projects/{id}/draft',
  revertDraft: 'DELETE /manage/projects/{id}/draft/entries',
  settleDraft: 'POST /manage/projects/{id}/draft/conflicts/settle',
  undoDraft: 'POST /manage/projects/{id}/draft/undo',
  listDraftHistory: 'GET /manage/projects/{id}/draft/history',
  changeCurrency: 'POST /manage/projects/{id}/draft/currency',
  listGroupEntities: 'GET /manage/catalogues/{id}/entities',
  listGroupDraft: 'GET /manage/catalogues/{id}/draft',
  changeGroupDraft: 'PATCH /manage/catalogues/{id}/draft',
  revertGroupDraft: 'DELETE /manage/catalogues/{id}/draft/entries',
  settleGroupDraft: 'POST /manage/catalogues/{id}/draft/conflicts/settle',
  undoGroupDraft: 'POST /manage/catalogues/{id}/draft/undo',
  listGroupDraftHistory: 'GET /manage/catalogues/{id}/draft/history',
  importProject: 'POST /manage/imports',
  readProjectFigures: 'GET /manage/projects/{id}/figures',
  exportProject: 'GET /manage/projects/{id}/file',
  listInstances: 'GET /manage/instances',
  patchInstances: 'PATCH /manage/instances',
  listPartners: 'GET /manage/partners',
  createPartner: 'POST /manage/partners',
  updatePartner: 'PATCH /manage/partners/{id}',
  revokePartner: 'DELETE /manage/partners/{id}',
  listCatalogues: 'GET /manage/catalogues',
  createCatalogue: 'POST /manage/catalogues',
  updateCatalogue: 'PATCH /manage/catalogues/{id}',
  deleteCatalogue: 'DELETE /manage/catalogues/{id}',
  createPreview: 'POST /manage/previews',
  listPreviews: 'GET /manage/previews',
  endPreview: 'DELETE /manage/previews/{id}',
  listIntegrations: 'GET /manage/integrations',
  createIntegration: 'POST /manage/integrations',
  updateIntegration: 'PATCH /manage/integrations/{id}',
  deleteIntegration: 'DELETE /manage/integrations/{id}',
  testIntegration: 'POST /manage/integrations/{id}/test',
  listMedia: 'GET /manage/media',
  uploadMedium: 'POST /manage/media',
  deleteMedium: 'DELETE /manage/media/{id}',
  listOrders: 'GET /manage/orders',
  updateOrder: 'PATCH /manage/orders/{id}',
  clearRobot: 'POST /manage/orders/{id}/not-robot',
  retryDelivery: 'POST /manage/orders/{id}/deliveries/{delivery}/retry',
  erasePersonalData: 'POST /manage/personal-data/erase',
  exportPersonalData: 'POST /manage/personal-data/export',
  listHistory: 'GET /manage/history',
  createCrmContext: 'POST /manage/crm/contexts',
  listLeads: 'GET /manage/crm/leads',
  retryManagedLead: 'POST /manage/crm/leads/retry',
  listKeys: 'GET /manage/keys',
  createKey: 'POST /manage/keys',
  revokeKey: 'DELETE /manage/keys/{id}',
  readDemo: 'GET /manage/demo',
  copyDemo: 'POST /manage/demo/copies',
  removeDemoCopy: 'DELETE /manage/demo/copies/{id}',
  listHolds: 'GET /manage/holds',
  createHold: 'POST /manage/holds',
  updateHold: 'PATCH /manage/holds/{id}',
  endHold: 'DELETE /manage/holds/{id}',
  listFieldOwners: 'GET /manage/projects/{id}/field-owners',
  takeField: 'POST /manage/projects/{id}/field-owners/take',
  releaseField: 'POST /manage/projects/{id}/field-owners/release',
  readAccount: 'GET /manage/account',
  updateAccount: 'PATCH /manage/account',
  staffEvents: 'GET /manage/events',
  reportPresence: 'POST /manage/presence',
  listStaffViews: 'GET /manage/projects/{id}/views',
  createStaffView: 'POST /manage/projects/{id}/views',
  updateStaffView: 'PATCH /manage/projects/{id}/views/{view}',
  deleteStaffView: 'DELETE /manage/projects/{id}/views/{view}',
  getMe: 'GET /manage/me',
  updateMe: 'PATCH /manage/me',
  switchAccount: 'POST /manage/me/account',
  signOut: 'POST /manage/sign-out',
  listSessions: 'GET /manage/sessions',
  endSession: 'DELETE /manage/sessions/{id}',
  listPeople: 'GET /manage/people',
  invitePerson: 'POST /manage/people/invitations',
  revokeInvitation: 'DELETE /manage/people/invitations/{id}',
  updateMember: 'PATCH /manage/people/{id}',
  unlinkMember: 'DELETE /manage/people/{id}/identity',
  removeMember: 'DELETE /manage/people/{id}',
  listPasskeys: 'GET /manage/passkeys',
  offerPasskey: 'POST /manage/passkeys/options',
  addPasskey: 'POST /manage/passkeys',
  removePasskey: 'DELETE /manage/passkeys/{id}',
  checkPublication: 'POST /manage/projects/{id}/publications/check',
  publishProject: 'POST /manage/projects/{id}/publications',
  listPublications: 'GET /manage/projects/{id}/publications',
  withdrawPublication: 'DELETE /manage/projects/{id}/publications/{publication}',
  checkGroupPublication: 'POST /manage/catalogues/{id}/publications/check',
  publishGroup: 'POST /manage/catalogues/{id}/publications',
  listGroupPublications: 'GET /manage/catalogues/{id}/publications',
  withdrawGroupPublication: 'DELETE /manage/catalogues/{id}/publications/{publication}',
  listProjectVersions: 'GET /manage/projects/{id}/versions',
  listCatalogueVersions: 'GET /manage/catalogues/{id}/versions',
  readProjectVersion: 'GET /manage/projects/{id}/versions/{version}/file',
  readCatalogueVersion: 'GET /manage/catalogues/{id}/versions/{version}/file',
  restoreProjectVersion: 'POST /manage/projects/{id}/versions/{version}/restore',
  undoProjectVersion: 'POST /manage/projects/{id}/versions/{version}/undo',
  restoreCatalogueVersion: 'POST /manage/catalogues/{id}/versions/{version}/restore',
  undoCatalogueVersion: 'POST /manage/catalogues/{id}/versions/{version}/undo',
} as const

/** The id of a call of staff or of signing in. */
export type ManageId = keyof typeof MANAGE_PATHS

/** Where a call is found: its method, and its path below `/api/v1` with parameters in braces. */
interface Place<Method extends string = string, Path extends string = string> {
  readonly method: Method
  readonly path: Path
}

/** Where one call is found. */
type PlaceOf<Id extends ManageId> = (typeof MANAGE_PATHS)[Id] extends `${infer Method} ${infer Path}`
  ? Place<Lowercase<Method>, Path>
  : never

/** Descriptions of calls with their methods and paths. */
export type Placed<Described> = {
  readonly [Id in keyof Described & ManageId]: Described[Id] & PlaceOf<Id>
}

/** Adds method and path to descriptions of calls. */
export function withPlaces<Described extends Readonly<Partial<Record<ManageId, object>>>>(
  described: Described,
): Placed<Described> {
  const placed = Object.entries(described).map(([id, each]) => [id, { ...each, ...placeOf(id as ManageId) }])
  return Object.fromEntries(placed)
}

function placeOf(id: ManageId): Place {
  const [method = '', path = ''] = MANAGE_PATHS[id].split(' ')
  return { method: method.toLowerCase(), path }
}
