import { FIELD_KEYS, type FieldKeyOfCatalogue, isOfCatalogue } from './field-keys.ts'

/** Messages that the Studio says and that no field has. */
const LISTED = [
  'area_unit.ft',
  'area_unit.m',
  'construction_end',
  'control.cancel',
  'control.clear_filter',
  'control.close',
  'control.done',
  'control.filter',
  'control.language',
  'control.next_unit',
  'control.previous_unit',
  'control.send_again',
  'control.try_again',
  'control.undo',
  'field.section',
  'field.storey',
  'filter.area',
  'filter.promotions',
  'instance.number',
  'mail.publication_author_gone',
  'mail.publication_author_limited',
  'mail.sign_in_open',
  'order.optional',
  'order.phone',
  'price.from',
  'price.per_ft',
  'price.per_m',
  'problem.not_found',
  'rooms.rooms',
  'rooms.studio',
  'rooms.studio_short',
  'section.name',
  'status.2',
  'storey.name',
  'title.main',
  'view_menu.premises',
] as const

/** The key of a message that the Studio shares with the catalogue. */
export type SharedKey = (typeof LISTED)[number] | FieldKeyOfCatalogue

/**
 * Messages of the catalogue that the Studio says as well, so that both use the same words: those that are listed here, and
 * those of the book of fields. Its build takes these, and no others, from the files of the catalogue.
 */
export const SHARED_KEYS: readonly SharedKey[] = [...LISTED, ...FIELD_KEYS.filter(isOfCatalogue)]
