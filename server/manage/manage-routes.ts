import type { FastifyInstance } from 'fastify'
import { type KeyManageParts, keyManageRoutes } from '#server/account/key-manage-routes.ts'
import { type CatalogueManageParts, catalogueManageRoutes } from '#server/catalogue/catalogue-manage-routes.ts'
import { type CrmManageParts, crmManageRoutes } from '#server/crm/crm-manage-routes.ts'
import { exportRoutes } from '#server/export/export-routes.ts'
import { historyManageRoutes } from '#server/history/history-manage-routes.ts'
import { importRoutes } from '#server/import/import-routes.ts'
import { instanceManageRoutes } from '#server/instance/instance-manage-routes.ts'
import { type IntegrationManageParts, integrationManageRoutes } from '#server/integration/integration-manage-routes.ts'
import { type MediaManageParts, mediaManageRoutes } from '#server/media/media-manage-routes.ts'
import { type OrderManageParts, orderManageRoutes } from '#server/order/order-manage-routes.ts'
import { type PartnerManageParts, partnerManageRoutes } from '#server/partner/partner-manage-routes.ts'
import {
  type PersonalDataManageParts,
  personalDataManageRoutes,
} from '#server/personal-data/personal-data-manage-routes.ts'
import { type PreviewManageParts, previewManageRoutes } from '#server/preview/preview-manage-routes.ts'
import { manageScope } from './manage-scope.ts'

/** What the calls of a developer's own systems need. */
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

/** The calls of a developer's own systems (design 3), each of them about his own data alone. */
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
