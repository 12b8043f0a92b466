import type { Integration, IntegrationKind } from '#contract/integrations.ts'

/** An integration with its opened secret. */
export interface OpenIntegration extends Pick<Integration, 'id' | 'url' | 'settings' | 'name'> {
  readonly kind: IntegrationKind
  readonly secret: string
}
