import type { FastifyInstance } from 'fastify'
import { type CatalogueManageParts, catalogueManageRoutes } from './catalogue/catalogue-manage-routes.ts'
import { type PreviewManageParts, previewManageRoutes } from './catalogue/preview-manage-routes.ts'
import { type CrmManageParts, crmManageRoutes } from './crm/crm-manage-routes.ts'
import { exportRoutes } from './export/export-routes.ts'
import { historyManageRoutes } from './history/history-manage-routes.ts'
import { importRoutes } from './import/import-routes.ts'
import { instanceManageRoutes } from './instance/instance-manage-routes.ts'
import { type IntegrationManageParts, integrationManageRoutes } from './integration-kinds/integration-manage-routes.ts'
import { type KeyManageParts, keyManageRoutes } from './key/key-manage-routes.ts'
import { manageScope } from './manage/manage-scope.ts'
import { type MediaManageParts, mediaManageRoutes } from './media/media-manage-routes.ts'
import { type OrderManageParts, orderManageRoutes } from './order/order-manage-routes.ts'
import { type PartnerManageParts, partnerManageRoutes } from './partner/partner-manage-routes.ts'
import { type PersonalDataManageParts, personalDataManageRoutes } from './personal-data/personal-data-manage-routes.ts'

/** What the management routes need. */
export interface ManageParts
  extends CatalogueManageParts,
    CrmManageParts,
    IntegrationManageParts,
    KeyManageParts,
    MediaManageParts,
    OrderManageParts,
    PartnerManageParts,
    PersonalDataManageParts,
    PreviewManageParts {}

/** The management API for a developer's own systems. Each call is limited to the developer's own data. */
export function manageRoutes(app: FastifyInstance, parts: ManageParts): void {
  manageScope(app, parts, (scope) => {
    catalogueManageRoutes(scope, parts)
    instanceManageRoutes(scope, parts)
    mediaManageRoutes(scope, parts)
    previewManageRoutes(scope, parts)
    importRoutes(scope, parts)
    exportRoutes(scope, parts)
    orderManageRoutes(scope, parts)
    partnerManageRoutes(scope, parts)
    integrationManageRoutes(scope, parts)
    crmManageRoutes(scope, parts)
    keyManageRoutes(scope, parts)
    historyManageRoutes(scope, parts)
    personalDataManageRoutes(scope, parts)
  })
}
