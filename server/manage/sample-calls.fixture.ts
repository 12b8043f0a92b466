import type { InjectOptions } from 'fastify'
import type { MANAGE_OPERATIONS } from '#contract/manage-operations.ts'
import type { SampleObjects } from './sample-objects.fixture.ts'

/**
 * What happens when a caller names objects that are not theirs:
 * - missing: the call is answered 404, as if they did not exist;
 * - refused: the call is answered 403;
 * - hidden: the call is answered 2xx, and nothing of them is in the answer;
 * - none: the call names no objects of others.
 */
export type Elsewhere = 'missing' | 'refused' | 'hidden' | 'none'

/** A valid call about the sample objects, which belong to the project `harbour` of the sample. */
export interface SampleCall {
  /** The path below `/manage`; by default that of the contract with the id of `object`. */
  readonly url?: (objects: SampleObjects) => string
  readonly object?: Exclude<keyof SampleObjects, 'batch' | 'groupBatch'>
  readonly body?: (objects: SampleObjects) => InjectOptions['payload']
  readonly headers?: InjectOptions['headers']
  /** The outcome for an owner of another company. */
  readonly company: Elsewhere
  /** The outcome for an owner who is limited to another project of the same company. */
  readonly project: Elsewhere
  /** Whether a hidden answer shows the objects after all; by default, whether it contains the name of the project. */
  readonly shows?: (data: unknown, objects: SampleObjects) => boolean
}

type ManageOperationId = keyof typeof MANAGE_OPERATIONS

const missing = { company: 'missing', project: 'missing' } as const
const hidden = { company: 'hidden', project: 'hidden' } as const
const none = { company: 'none', project: 'none' } as const

// Entries of the sample's drafts.
const RENOVATION = { kind: 'instance', id: 'u101', field: 'renovation' }
const INDEXABLE = { kind: 'catalogue', id: 'catalogue', field: 'indexable' }

/**
 * One sample call for every operation of the management API. A new operation needs an entry here: `reach.test.ts` and
 * `roles.test.ts` then try it with every role, as a key and as a person, for another company, and for another project.
 */
export const SAMPLE_CALLS: Readonly<Record<ManageOperationId, SampleCall>> = {
  importProject: {
    url: () => '/imports?dry_run=1',
    body: () => ({ vitrine: 1, project: { id: 'harbour' } }),
    // A company may use any name for its own projects.
    company: 'none',
    project: 'refused',
  },
  readDemo: none,
  // The server of the tests has no demo. Their copies are in server/demo.
  copyDemo: none,
  removeDemoCopy: { object: 'project', ...missing },
  listInstances: hidden,
  readProjectFigures: { object: 'project', ...missing },
  exportProject: { object: 'project', ...missing },
  patchInstances: { body: ({ instance }) => [{ id: instance, price: 1000 }], ...missing },
  listPartners: hidden,
  createPartner: {
    body: ({ catalogue }) => ({ catalogue_id: catalogue, name: 'Eve', profile_type: 1, email: 'eve@example.com' }),
    ...missing,
  },
  updatePartner: { object: 'partner', body: () => ({ name: 'Agent of Harbour' }), ...missing },
  revokePartner: { object: 'partner', ...missing },
  listCatalogues: hidden,
  createCatalogue: {
    body: ({ project }) => ({
      type: 'InteractiveCatalogue',
      token: 'another-page',
      project_id: project,
      name: { en: 'Page' },
      sales: { email: 'desk@example.com', lang: 'en' },
      contacts: {
        name: 'Desk',
        company: null,
        phones: [],
        email: null,
        profile_type: null,
        photo_id: null,
        logo_id: null,
      },
    }),
    ...missing,
  },
  updateCatalogue: { object: 'catalogue', body: () => ({ published: true }), ...missing },
  deleteCatalogue: { object: 'catalogue', ...missing },
  listIntegrations: hidden,
  createIntegration: {
    body: ({ catalogue }) => ({
      kind: 'webhook',
      catalogue_id: catalogue,
      name: 'Hook',
      url: 'https://hooks.example/',
      secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    }),
    ...missing,
  },
  updateIntegration: { object: 'integration', body: () => ({ enabled: true }), ...missing },
  deleteIntegration: { object: 'integration', ...missing },
  testIntegration: { object: 'integration', ...missing },
  listMedia: hidden,
  uploadMedium: {
    url: () => '/media?name=harbour/plan.svg',
    body: () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    headers: { 'content-type': 'image/svg+xml' },
    // A company may use any name for its own files.
    company: 'none',
    project: 'refused',
  },
  deleteMedium: { object: 'medium', ...missing },
  listOrders: hidden,
  clearRobot: { object: 'order', ...missing },
  erasePersonalData: {
    body: () => ({ email: 'buyer@example.com' }),
    company: 'hidden',
    project: 'refused',
    shows: (data, { order }) => (data as { readonly orders: readonly number[] }).orders.includes(order),
  },
  exportPersonalData: { body: () => ({ email: 'buyer@example.com' }), company: 'hidden', project: 'refused' },
  listHistory: hidden,
  retryDelivery: { url: ({ order, delivery }) => `/orders/${order}/deliveries/${delivery}/retry`, ...missing },
  createCrmContext: { body: ({ integration }) => ({ integration, lead_id: '7' }), ...missing },
  listLeads: { url: ({ integration }) => `/crm/leads?integration=${integration}`, ...missing },
  retryManagedLead: { body: ({ integration }) => ({ integration, lead_id: '7' }), ...missing },
  createPreview: { body: ({ catalogue }) => ({ catalogue_id: catalogue }), ...missing },
  listKeys: hidden,
  createKey: { body: ({ project }) => ({ name: 'Feed', role: 'reader', projects: [project] }), ...missing },
  revokeKey: { object: 'key', ...missing },
  getMe: none,
  updateMe: { body: () => ({ lang: 'de' }), ...none },
  switchAccount: { body: ({ account }) => ({ account_id: account }), company: 'missing', project: 'none' },
  signOut: none,
  listSessions: none,
  endSession: { object: 'session', ...missing },
  listPeople: hidden,
  invitePerson: {
    body: ({ project }) => ({ email: 'new@example.com', role: 'reader', projects: [project] }),
    ...missing,
  },
  revokeInvitation: { object: 'invitation', ...missing },
  updateMember: { object: 'member', body: () => ({ role: 'sales' }), ...missing },
  removeMember: { object: 'member', ...missing },
  unlinkMember: { url: ({ member }) => `/people/${member}/identity`, ...missing },
  listPasskeys: none,
  offerPasskey: none,
  addPasskey: { body: () => ({}), ...none },
  removePasskey: { object: 'passkey', ...missing },
  listHolds: hidden,
  createHold: { body: ({ instance }) => ({ id: instance }), ...missing },
  updateHold: { object: 'hold', body: () => ({ note: 'x' }), ...missing },
  endHold: { object: 'hold', ...missing },
  listFieldOwners: { object: 'project', ...missing },
  takeField: { object: 'project', body: () => ({ field: 'price' }), ...missing },
  releaseField: { object: 'project', body: () => ({ field: 'price' }), ...missing },
  updateOrder: { object: 'order', body: () => ({ state: 'done' }), ...missing },
  reportPresence: { body: ({ project }) => ({ project_id: project, screen: 'units' }), ...missing },
  readAccount: none,
  updateAccount: { body: () => ({ time_zone: 'UTC' }), company: 'none', project: 'refused' },
  // A stream does not end; its own tests show that it tells nothing about others.
  staffEvents: none,
  listStaffViews: { object: 'project', ...missing },
  createStaffView: {
    object: 'project',
    body: () => ({
      name: 'Cheap ones',
      shared: false,
      content: { base: 'all', sought: '', limits: [], group: 'storey', columns: ['number', 'price'] },
    }),
    ...missing,
  },
  updateStaffView: {
    url: ({ project, view }) => `/projects/${project}/views/${view}`,
    body: () => ({ name: 'Views of Harbour' }),
    ...missing,
  },
  deleteStaffView: { url: ({ project, view }) => `/projects/${project}/views/${view}`, ...missing },
  listPreviews: {
    ...hidden,
    shows: (data, { preview }) => (data as readonly { readonly id: number }[]).some(({ id }) => id === preview),
  },
  endPreview: { object: 'preview', ...missing },
  listEntities: { object: 'project', ...missing },
  listGroupEntities: { object: 'group', ...missing },
  listDraft: { object: 'project', ...missing },
  changeDraft: {
    object: 'project',
    body: () => [{ kind: 'instance', id: 'u102', field: 'renovation', value: 1, base: null }],
    ...missing,
  },
  settleDraft: { object: 'project', body: () => ({ keep: 'mine', entries: [RENOVATION] }), ...missing },
  undoDraft: { object: 'project', body: ({ batch }) => ({ batch }), ...missing },
  listDraftHistory: { object: 'project', ...missing },
  changeCurrency: { object: 'project', body: () => ({ mode: 'relabel', currency: 'USD' }), ...missing },
  revertDraft: { object: 'project', body: () => ({ entries: 'all' }), ...missing },
  listGroupDraft: { object: 'group', ...missing },
  changeGroupDraft: {
    object: 'group',
    body: () => [{ kind: 'catalogue', id: 'catalogue', field: 'theme', value: 'dark', base: 'light' }],
    ...missing,
  },
  settleGroupDraft: { object: 'group', body: () => ({ keep: 'mine', entries: [INDEXABLE] }), ...missing },
  undoGroupDraft: { object: 'group', body: ({ groupBatch }) => ({ batch: groupBatch }), ...missing },
  listGroupDraftHistory: { object: 'group', ...missing },
  revertGroupDraft: { object: 'group', body: () => ({ entries: 'all' }), ...missing },
  checkPublication: { object: 'project', body: () => ({}), ...missing },
  publishProject: { object: 'project', body: () => ({}), ...missing },
  listPublications: { object: 'project', ...missing },
  withdrawPublication: {
    url: ({ project, publication }) => `/projects/${project}/publications/${publication}`,
    ...missing,
  },
  checkGroupPublication: { object: 'group', body: () => ({}), ...missing },
  publishGroup: { object: 'group', body: () => ({}), ...missing },
  listGroupPublications: { object: 'group', ...missing },
  withdrawGroupPublication: {
    url: ({ group, groupPublication }) => `/catalogues/${group}/publications/${groupPublication}`,
    ...missing,
  },
  listProjectVersions: { object: 'project', ...missing },
  readProjectVersion: { url: ({ project, version }) => `/projects/${project}/versions/${version}/file`, ...missing },
  restoreProjectVersion: {
    url: ({ project, version }) => `/projects/${project}/versions/${version}/restore`,
    ...missing,
  },
  undoProjectVersion: { url: ({ project, version }) => `/projects/${project}/versions/${version}/undo`, ...missing },
  listCatalogueVersions: { object: 'group', ...missing },
  readCatalogueVersion: {
    url: ({ group, groupVersion }) => `/catalogues/${group}/versions/${groupVersion}/file`,
    ...missing,
  },
  restoreCatalogueVersion: {
    url: ({ group, groupVersion }) => `/catalogues/${group}/versions/${groupVersion}/restore`,
    ...missing,
  },
  undoCatalogueVersion: {
    url: ({ group, groupVersion }) => `/catalogues/${group}/versions/${groupVersion}/undo`,
    ...missing,
  },
}
