import type { UnitPresentation } from '#domain/document/unit-presentation.ts'
import { formatNumber } from '#i18n/format-number.ts'
import type { WordedPresentation } from '#i18n/word-presentation.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { SheetFoot } from './sheet-foot.tsx'
import { SheetHead } from './sheet-head.tsx'

interface UnitHeadProps {
  readonly presentation: UnitPresentation
  readonly words: WordedPresentation
}

/** The header of each sheet of a unit. */
export function UnitHead({ presentation, words }: UnitHeadProps) {
  const { is_partner, logo } = presentation.seller
  // If a map is shown, its caption has the position.
  const position = presentation.map_position?.image ? null : words.position
  return (
    // A partner's logo is shown with the partner's name, not with the project.
    <SheetHead
      logo={is_partner ? null : logo}
      name={<b>{words.project}</b>}
      text={<Place address={words.address} position={position} />}
    >
      {words.name}
      <br />
      {words.date}
    </SheetHead>
  )
}

function Place({ address, position }: Pick<WordedPresentation, 'address' | 'position'>) {
  return (
    <>
      {address}
      {address && position && ' · '}
      {position && <bdi dir="ltr">{position}</bdi>}
    </>
  )
}

/** The footer of each sheet of a unit. */
export function UnitFoot({ note, page, count }: { note: string; page: number; count: number }) {
  const translator = useTranslator()
  const [pageText, countText] = [page, count].map((number) => formatNumber(translator, number))
  return (
    <SheetFoot note={note}>{translator.t('document.page', { page: pageText ?? '', count: countText ?? '' })}</SheetFoot>
  )
}
