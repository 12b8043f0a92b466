import type { Address } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { DEFAULT_VIEW_STATE, formatQuery } from '#domain/address/query.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { shareLink } from '#web/ui/share-link.ts'
import { useToast } from '#web/ui/toast-context.ts'

/** Shares a list of units as a link that carries it, and says so if it was copied. */
export function useShareList(): (ids: readonly number[]) => Promise<void> {
  const { t } = useTranslator()
  const { address } = useNavigation()
  const toast = useToast()
  return async (ids) => {
    const url = new URL(listPath(address, ids), location.href).href
    if ((await shareLink(url, document.title)) === 'copied') toast({ text: t('message.link_copied'), icon: 'check' })
  }
}

/** The address of a list under the visitor's tokens and language, without his filter: it would say nothing there. */
function listPath(address: Address, ids: readonly number[]): string {
  const page = { ...address, page: { name: 'favorites' }, panel: null } as const
  return formatAddress(page) + formatQuery({ ...DEFAULT_VIEW_STATE, shared: ids })
}
