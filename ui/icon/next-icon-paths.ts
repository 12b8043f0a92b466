import { addIcons } from './known-icons.ts'

/** The icons of what follows the first view. A part that shows them at once imports this file. */
export const NEXT_ICON_PATHS = {
  alert: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0zM12 7.5v5.5M12 16.3v.01',
  back: 'M19.5 12h-15M10.5 6l-6 6 6 6',
  box: 'm12 3.5 7.5 4v9l-7.5 4-7.5-4v-9zM4.5 7.5l7.5 4 7.5-4M12 11.5v9',
  car: 'm5 12 1.8-4.6a1.5 1.5 0 0 1 1.4-.9h7.6a1.5 1.5 0 0 1 1.4.9L19 12M5 12h14a1.5 1.5 0 0 1 1.5 1.5v2.5a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 16v-2.5A1.5 1.5 0 0 1 5 12zM6 17.5V19M18 17.5V19M7 14.75h.01M17 14.75h.01',
  check: 'm5 12.5 4.7 4.7L19.5 7',
  compass: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0zM15.5 8.5l-2.1 4.9-4.9 2.1 2.1-4.9z',
  fit: 'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15',
  minus: 'M5 12h14',
  next: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  plus: 'M12 5v14M5 12h14',
  prev: 'M14.5 5.5 8 12l6.5 6.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4h-4',
} as const

addIcons(NEXT_ICON_PATHS)
