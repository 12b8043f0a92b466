import { expect, test } from 'vitest'
import { ROLES } from '#domain/account/role.ts'
import { MANAGE_OPERATIONS } from './manage-operations.ts'
import { MANAGE_PATHS } from './manage-paths.ts'
import { errorsOf } from './operation.ts'
import { OPERATION_LIST } from './operations.ts'

/** Listed by hand, so that no call is removed or added by accident. */
const CALLS = {
  catalogue: [
    'GET /public/token',
    'GET /public/projects/{id}',
    'GET /public/projects/{id}/chess',
    'GET /public/interactive/show',
  ],
  public: [
    'POST /public/orders',
    'GET /public/events',
    'GET /public/crm/lead',
    'PUT /public/crm/lead/instances/{id}',
    'DELETE /public/crm/lead/instances/{id}',
    'POST /public/crm/lead/retry',
    'GET /public/documents/instances/{id}.pdf',
    'GET /public/documents/chess.pdf',
    'GET /public/documents/instructions.pdf',
    'GET /public/documents/qr.svg',
    'GET /public/documents/qr.png',
    'GET /public/previews/instances/{id}.jpg',
    'GET /public/previews/project.jpg',
    'GET /public/previews/favorites.jpg',
  ],
  demo: [
    'POST /public/demo/visits',
    'POST /public/demo/visits/{visit}/links',
    'PUT /public/demo/visits/{visit}/units/{unit}/price',
  ],
  management: [
    'POST /manage/imports',
    'GET /manage/demo',
    'POST /manage/demo/copies',
    'DELETE /manage/demo/copies/{id}',
    'GET /manage/instances',
    'GET /manage/projects/{id}/figures',
    'GET /manage/projects/{id}/file',
    'PATCH /manage/instances',
    ...['/manage/projects/{id}/draft', '/manage/catalogues/{id}/draft'].flatMap((draft) => [
      `GET ${draft}`,
      `PATCH ${draft}`,
      `DELETE ${draft}/entries`,
      `POST ${draft}/conflicts/settle`,
      `POST ${draft}/undo`,
      `GET ${draft}/history`,
    ]),
    'POST /manage/projects/{id}/draft/currency',
    'GET /manage/projects/{id}/entities',
    'GET /manage/catalogues/{id}/entities',
    'GET /manage/partners',
    'POST /manage/partners',
    'PATCH /manage/partners/{id}',
    'DELETE /manage/partners/{id}',
    'GET /manage/catalogues',
    'POST /manage/catalogues',
    'PATCH /manage/catalogues/{id}',
    'DELETE /manage/catalogues/{id}',
    'GET /manage/integrations',
    'POST /manage/integrations',
    'PATCH /manage/integrations/{id}',
    'DELETE /manage/integrations/{id}',
    'POST /manage/integrations/{id}/test',
    'GET /manage/media',
    'POST /manage/media',
    'DELETE /manage/media/{id}',
    'GET /manage/orders',
    'POST /manage/orders/{id}/deliveries/{delivery}/retry',
    'POST /manage/orders/{id}/not-robot',
    'POST /manage/personal-data/erase',
    'POST /manage/personal-data/export',
    'GET /manage/history',
    'POST /manage/crm/contexts',
    'GET /manage/crm/leads',
    'POST /manage/crm/leads/retry',
    'POST /manage/previews',
    'GET /manage/previews',
    'DELETE /manage/previews/{id}',
    'GET /manage/keys',
    'POST /manage/keys',
    'DELETE /manage/keys/{id}',
    'PATCH /manage/orders/{id}',
    'GET /manage/events',
    'POST /manage/presence',
    'GET /manage/projects/{id}/field-owners',
    'POST /manage/projects/{id}/field-owners/take',
    'POST /manage/projects/{id}/field-owners/release',
    'GET /manage/projects/{id}/views',
    'POST /manage/projects/{id}/views',
    'PATCH /manage/projects/{id}/views/{view}',
    'DELETE /manage/projects/{id}/views/{view}',
    'GET /manage/account',
    'PATCH /manage/account',
    'GET /manage/holds',
    'POST /manage/holds',
    'PATCH /manage/holds/{id}',
    'DELETE /manage/holds/{id}',
    ...['projects', 'catalogues'].flatMap((home) => [
      `POST /manage/${home}/{id}/publications/check`,
      `POST /manage/${home}/{id}/publications`,
      `GET /manage/${home}/{id}/publications`,
      `DELETE /manage/${home}/{id}/publications/{publication}`,
      `POST /manage/${home}/{id}/versions/{version}/restore`,
      `POST /manage/${home}/{id}/versions/{version}/undo`,
    ]),
    'GET /manage/projects/{id}/versions',
    'GET /manage/catalogues/{id}/versions',
    'GET /manage/projects/{id}/versions/{version}/file',
    'GET /manage/catalogues/{id}/versions/{version}/file',
  ],
  people: [
    'GET /manage/me',
    'PATCH /manage/me',
    'POST /manage/me/account',
    'POST /manage/sign-out',
    'GET /manage/sessions',
    'DELETE /manage/sessions/{id}',
    'GET /manage/passkeys',
    'POST /manage/passkeys/options',
    'POST /manage/passkeys',
    'DELETE /manage/passkeys/{id}',
    'GET /manage/people',
    'POST /manage/people/invitations',
    'DELETE /manage/people/invitations/{id}',
    'PATCH /manage/people/{id}',
    'DELETE /manage/people/{id}/identity',
    'DELETE /manage/people/{id}',
  ],
  sign_in: [
    'GET /manage/sign-in',
    'POST /manage/sign-in/passkey/options',
    'POST /manage/sign-in/passkey',
    'GET /manage/sign-in/oidc',
    'GET /manage/sign-in/oidc/callback',
    'POST /manage/sign-in/link',
    'POST /manage/sign-in/link/spend',
    'POST /manage/sign-in/code',
    'POST /manage/sign-in/owner',
    'POST /manage/sign-in/owner/check',
    'POST /manage/sign-in/invitation',
    'POST /manage/sign-in/invitation/check',
  ],
}

test('the API has exactly the listed calls', () => {
  const declared = OPERATION_LIST.map(([, { method, path }]) => `${method.toUpperCase()} ${path}`)
  expect(declared.toSorted()).toEqual(Object.values(CALLS).flat().toSorted())
})

test('every method and path of staff and signing in belongs to an operation, and the other way round', () => {
  const described = OPERATION_LIST.filter(([, { path }]) => path.startsWith('/manage/'))
  const written = described.map(([id, { method, path }]) => [id, `${method.toUpperCase()} ${path}`])
  expect(Object.fromEntries(written)).toEqual(MANAGE_PATHS)
})

test('every parameter of a path has a schema, and every schema of a parameter is in the path', () => {
  for (const [id, { path, params }] of OPERATION_LIST) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(Object.keys(params?.shape ?? {}), id).toEqual(named)
  }
})

const CALLERS = [
  ['/manage/sign-in', 'anyone'],
  ['/manage/', 'manager'],
  ['/public/crm/', 'lead'],
  ['/public/demo/', 'anyone'],
  ['/public/', 'visitor'],
] as const

test('public calls take tokens, managed calls a key or a session, calls about a lead a CRM context', () => {
  for (const [id, { path, caller }] of OPERATION_LIST) {
    expect(caller, id).toBe(CALLERS.find(([start]) => path.startsWith(start))?.[1])
  }
})

test('a call has the errors of its caller and body besides its own, each once', () => {
  for (const [id, operation] of OPERATION_LIST) {
    const errors = errorsOf(operation)
    expect(errors, id).toEqual([...new Set(errors)])
    expect(errors.includes('unauthorized'), id).toBe(operation.caller === 'manager')
    expect(errors.includes('token_not_found'), id).toBe(['visitor', 'lead'].includes(operation.caller))
    expect(errors.includes('crm_context_invalid'), id).toBe(operation.caller === 'lead')
    expect(errors.includes('payload_too_large'), id).toBe('body' in operation)
  }
})

const TAKES_LIST: readonly string[] = ['patchInstances', 'changeDraft', 'changeGroupDraft']

test('a JSON body is closed, and faults are reported by field', () => {
  for (const [id, { body, errors }] of OPERATION_LIST) {
    if (!body?.schema || id === 'importProject') continue
    expect(errors, id).toContain('validation_failed')
    const sample = TAKES_LIST.includes(id) ? [{ nobody_knows: 1 }] : { nobody_knows: 1 }
    const issues = body.schema.safeParse(sample).error?.issues ?? []
    expect(
      issues.map(({ code }) => code),
      id,
    ).toContain('unrecognized_keys')
  }
})

/** Listed by hand, so that the roles of a call do not change by accident. */
const CALLS_OF_ROLES = {
  'owner editor': [
    'importProject',
    'exportProject',
    'createCatalogue',
    'updateCatalogue',
    'deleteCatalogue',
    'uploadMedium',
    'deleteMedium',
    'createPreview',
    'listPreviews',
    'endPreview',
    'listHistory',
    'checkPublication',
    'publishProject',
    'listPublications',
    'withdrawPublication',
    'checkGroupPublication',
    'publishGroup',
    'listGroupPublications',
    'withdrawGroupPublication',
    'restoreProjectVersion',
    'undoProjectVersion',
    'restoreCatalogueVersion',
    'undoCatalogueVersion',
    'listProjectVersions',
    'listCatalogueVersions',
    'readProjectVersion',
    'readCatalogueVersion',
    'listDraft',
    'changeDraft',
    'revertDraft',
    'settleDraft',
    'undoDraft',
    'listDraftHistory',
    'changeCurrency',
    'listGroupDraft',
    'changeGroupDraft',
    'revertGroupDraft',
    'settleGroupDraft',
    'undoGroupDraft',
    'listGroupDraftHistory',
    'takeField',
    'releaseField',
    'copyDemo',
    'removeDemoCopy',
  ],
  'owner editor sales': ['patchInstances', 'listHolds', 'createHold', 'updateHold', 'endHold'],
  'owner sales': [
    'listPartners',
    'createPartner',
    'updatePartner',
    'revokePartner',
    'listOrders',
    'retryDelivery',
    'updateOrder',
    'clearRobot',
    'erasePersonalData',
    'exportPersonalData',
    'createCrmContext',
    'listLeads',
    'retryManagedLead',
  ],
  owner: [
    'listIntegrations',
    'createIntegration',
    'updateIntegration',
    'deleteIntegration',
    'testIntegration',
    'listKeys',
    'createKey',
    'revokeKey',
    'updateAccount',
    'listPeople',
    'invitePerson',
    'revokeInvitation',
    'updateMember',
    'unlinkMember',
  ],
  'owner editor sales reader': [
    'listCatalogues',
    'listInstances',
    'listEntities',
    'listGroupEntities',
    'listMedia',
    'readAccount',
    'listFieldOwners',
    'readProjectFigures',
    'readDemo',
    'staffEvents',
    'reportPresence',
    'listStaffViews',
    'createStaffView',
    'updateStaffView',
    'deleteStaffView',
    'getMe',
    'updateMe',
    'switchAccount',
    'signOut',
    'listSessions',
    'endSession',
    'removeMember',
    'listPasskeys',
    'offerPasskey',
    'addPasskey',
    'removePasskey',
  ],
}

test('every managed call lists its roles, and no other call has roles', () => {
  const calls = Object.entries(MANAGE_OPERATIONS).map(([id, { roles }]) => [id, roles.join(' ')])
  const expected = Object.entries(CALLS_OF_ROLES).flatMap(([roles, ids]) => ids.map((id) => [id, roles]))
  expect(Object.fromEntries(calls)).toEqual(Object.fromEntries(expected))
  for (const [id, { caller, roles }] of OPERATION_LIST) expect(roles !== undefined, id).toBe(caller === 'manager')
})

test('an owner may make every managed call', () => {
  for (const [id, { roles }] of Object.entries(MANAGE_OPERATIONS)) {
    expect(roles, id).toContain('owner')
    for (const role of roles) expect(ROLES, id).toContain(role)
  }
})
