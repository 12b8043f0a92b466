import type { LanguageCode } from '#domain/language/language.ts'

type Names = Readonly<Record<LanguageCode, string>>

interface DefaultStatus {
  readonly id: string
  readonly type: 'free' | 'reserved' | 'sold'
  readonly color: string
  readonly names: Names
}

const AVAILABLE: Names = {
  ru: 'Свободно',
  en: 'Available',
  he: 'פנויה',
  mne: 'Slobodno',
  zh: '可售',
  pt: 'Disponível',
  ka: 'თავისუფალი',
  tr: 'Müsait',
  us: 'Available',
  uz: 'Boʻsh',
  cs: 'Volné',
  uk: 'Вільно',
  de: 'Verfügbar',
  ar: 'متاحة',
}

const RESERVED: Names = {
  ru: 'Бронь',
  en: 'Reserved',
  he: 'שמורה',
  mne: 'Rezervisano',
  zh: '已预订',
  pt: 'Reservado',
  ka: 'დაჯავშნილი',
  tr: 'Opsiyonlu',
  us: 'Reserved',
  uz: 'Bron qilingan',
  cs: 'Rezervováno',
  uk: 'Заброньовано',
  de: 'Reserviert',
  ar: 'محجوزة',
}

const SOLD: Names = {
  ru: 'Продано',
  en: 'Sold',
  he: 'נמכרה',
  mne: 'Prodato',
  zh: '已售',
  pt: 'Vendido',
  ka: 'გაყიდული',
  tr: 'Satıldı',
  us: 'Sold',
  uz: 'Sotilgan',
  cs: 'Prodáno',
  uk: 'Продано',
  de: 'Verkauft',
  ar: 'مباعة',
}

/** The statuses of a new project. The colours are those of the catalogue's own look. */
export const DEFAULT_STATUSES: readonly DefaultStatus[] = [
  { id: 'available', type: 'free', color: '#2f9e68', names: AVAILABLE },
  { id: 'reserved', type: 'reserved', color: '#d49a1f', names: RESERVED },
  { id: 'sold', type: 'sold', color: '#8a857d', names: SOLD },
]
