import type { Contacts } from '#domain/partner/contacts.ts'
import { showImage } from './shown-picture.ts'

const PHOTO = { width: 20, height: 20 } as const
const LOGO = { width: 40, height: 12 } as const

/** The photo and the logo of the seller, if they exist. */
export function sellerPictures({ name, company, photo, logo }: Contacts) {
  const face = photo && showImage(photo, { name: 'photo', alt: name, slot: PHOTO, fit: 'cover' })
  const mark = logo && showImage(logo, { name: 'logo', alt: company ?? name, slot: LOGO, fit: 'contain' })
  return {
    placed: { photo: face?.placed ?? null, logo: mark?.placed ?? null },
    shown: [face, mark].filter((picture) => picture !== null),
  }
}
