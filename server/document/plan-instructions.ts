import type { TokenData } from '#contract/token.ts'
import { partnerInstructions } from '#domain/document/partner-instructions.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordInstructions } from '#i18n/word-instructions.ts'
import type { PublicModels } from '#server/public/public-models.ts'
import { addressLang, type Reader } from './document-address.ts'
import type { DocumentPlan } from './document-plan.ts'
import { drawLink } from './draw-link.ts'
import { SHEET } from './picture-slots.ts'
import { sellerPictures } from './seller-pictures.ts'
import { sheetData } from './sheet-data.ts'
import { showImage } from './shown-picture.ts'

const COVER = { width: SHEET.width, height: 64 } as const

/** Plans the instructions of a partner; null if the reader has no partner's link. */
export async function planInstructions(
  models: PublicModels,
  translator: Translator,
  reader: Reader,
  token: TokenData,
): Promise<DocumentPlan | null> {
  const { call, tokens, origin, date } = reader
  const { settings, contacts, catalogs } = token
  const model = settings.project_id === null ? null : await models.project(call, settings.project_id)
  const projectName = model?.data.project.name ?? settings.name
  const instructions = partnerInstructions({ contacts, projectName, tokens, lang: addressLang(call), origin })
  if (!instructions) return null
  const worded = wordInstructions(translator, instructions, date)
  const name = worded.foot
  const image = catalogs.find(({ id }) => id === settings.id)?.image ?? catalogs[0]?.image ?? null
  const cover = image && showImage(image, { name: 'cover', alt: projectName, slot: COVER, fit: 'cover' })
  const seller = sellerPictures(contacts)
  const link = instructions.personal_link
  const qr = drawLink(link)
  const shown = [...(cover ? [cover] : []), ...seller.shown]
  return {
    template: 'document/instructions.typ',
    name,
    data: {
      ...sheetData(translator, token),
      ...worded,
      title: name,
      heading: worded.title,
      how: translator.t('control.how_to_use'),
      link,
      cover: cover?.placed ?? null,
      ...seller.placed,
      qr: qr.placed,
      qr_name: translator.t('partner.qr'),
    },
    pictures: Object.fromEntries(shown.map(({ placed, wanted }) => [placed.file, wanted])),
    drawings: qr.drawings,
  }
}
