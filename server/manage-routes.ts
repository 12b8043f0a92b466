import type { FastifyInstance } from 'fastify'
import { type CatalogueManageDeps, catalogueManageRoutes } from './catalogue/catalogue-manage-routes.ts'
import { type PreviewManageDeps, previewManageRoutes } from './catalogue/preview-manage-routes.ts'
import { type CrmManageDeps, crmManageRoutes } from './crm/crm-manage-routes.ts'
import { type DemoManageDeps, demoManageRoutes } from './demo/demo-manage-routes.ts'
import type { DraftNeighbours } from './draft/draft-deps.ts'
import { readDraftFile } from './draft/draft-file.ts'
import { draftManageRoutes } from './draft/draft-manage-routes.ts'
import { createLiveReader } from './draft/live-reader.ts'
import { DRAFT_NEIGHBOURS } from './draft-neighbours.ts'
import { exportRoutes } from './export/export-routes.ts'
import { historyManageRoutes } from './history/history-manage-routes.ts'
import { accountManageRoutes } from './hold/account-manage-routes.ts'
import { type HoldManageDeps, holdManageRoutes } from './hold/hold-manage-routes.ts'
import { importRoutes } from './import/import-routes.ts'
import { fieldOwnerRoutes } from './instance/field-owner-routes.ts'
import { instanceManageRoutes } from './instance/instance-manage-routes.ts'
import { type IntegrationManageDeps, integrationManageRoutes } from './integration-kinds/integration-manage-routes.ts'
import { type KeyManageDeps, keyManageRoutes } from './key/key-manage-routes.ts'
import { type ManageGuardDeps, manageScope } from './manage/manage-guard.ts'
import { type MediaManageDeps, mediaManageRoutes } from './media/media-manage-routes.ts'
import { type OrderManageDeps, orderManageRoutes } from './order/order-manage-routes.ts'
import { type PartnerManageDeps, partnerManageRoutes } from './partner/partner-manage-routes.ts'
import { type PasskeyDeps, passkeyRoutes } from './passkey/passkey-routes.ts'
import { type MeDeps, meRoutes } from './person/me-routes.ts'
import { type PeopleDeps, peopleRoutes } from './person/people-routes.ts'
import { type PersonalDataManageDeps, personalDataManageRoutes } from './personal-data/personal-data-manage-routes.ts'
import { projectManageRoutes } from './project/project-manage-routes.ts'
import { type PublicationManageDeps, publicationManageRoutes } from './publish/publication-manage-routes.ts'
import { restoreManageRoutes } from './publish/restore-manage-routes.ts'
import { type StaffEventDeps, staffEventRoutes } from './staff-event/staff-event-routes.ts'
import { staffViewRoutes } from './staff-view/staff-view-routes.ts'
import { versionManageRoutes } from './version/version-manage-routes.ts'

/** What the management routes need. */
export interface ManageDeps
  extends CatalogueManageDeps,
    CrmManageDeps,
    DemoManageDeps,
    HoldManageDeps,
    IntegrationManageDeps,
    KeyManageDeps,
    ManageGuardDeps,
    MeDeps,
    MediaManageDeps,
    OrderManageDeps,
    PartnerManageDeps,
    PasskeyDeps,
    PeopleDeps,
    PersonalDataManageDeps,
    PreviewManageDeps,
    Omit<PublicationManageDeps, keyof DraftNeighbours>,
    StaffEventDeps {
  readonly draftNeighbours?: Partial<DraftNeighbours>
}

/** The management API for a developer's own people and systems. Each call is limited to the developer's own data. */
export function manageRoutes(app: FastifyInstance, deps: ManageDeps): void {
  const drafts = { ...deps, ...DRAFT_NEIGHBOURS, ...deps.draftNeighbours, live: createLiveReader(deps.database) }
  manageScope(app, deps, (scope) => {
    catalogueManageRoutes(scope, deps)
    instanceManageRoutes(scope, deps)
    projectManageRoutes(scope, deps)
    fieldOwnerRoutes(scope, deps)
    holdManageRoutes(scope, deps)
    accountManageRoutes(scope, deps)
    mediaManageRoutes(scope, deps)
    previewManageRoutes(scope, deps)
    importRoutes(scope, deps)
    demoManageRoutes(scope, deps)
    exportRoutes(scope, { ...deps, readDraftFile: (by, id) => readDraftFile(drafts, by, id) })
    draftManageRoutes(scope, drafts)
    versionManageRoutes(scope, deps)
    publicationManageRoutes(scope, { ...deps, hasHold: drafts.hasHold, announceDraft: drafts.announceDraft })
    restoreManageRoutes(scope, { ...deps, announceDraft: drafts.announceDraft })
    orderManageRoutes(scope, deps)
    partnerManageRoutes(scope, deps)
    integrationManageRoutes(scope, deps)
    crmManageRoutes(scope, deps)
    keyManageRoutes(scope, deps)
    historyManageRoutes(scope, deps)
    personalDataManageRoutes(scope, deps)
    staffEventRoutes(scope, deps)
    staffViewRoutes(scope, deps)
    meRoutes(scope, deps)
    peopleRoutes(scope, deps)
    passkeyRoutes(scope, deps)
  })
}
