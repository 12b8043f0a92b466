import type { Integration, IntegrationKind } from '#contract/integrations.ts'

/** An integration whose secret has been opened. */
export interface OpenIntegration extends Pick<Integration, 'id' | 'url' | 'settings' | 'name'> {
  readonly kind: IntegrationKind
  readonly secret: string
}
