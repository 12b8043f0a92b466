import type { Catalogue } from '#contract/catalogues.ts'
import { callManage } from '#studio/api/call-manage.ts'

/** All catalogues that the person may see. */
export function readCatalogues(): Promise<readonly Catalogue[]> {
  return callManage('GET', 'catalogues')
}
