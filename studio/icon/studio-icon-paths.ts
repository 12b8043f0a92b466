/** The icons that only the Studio has, as path data on a grid of 24. */
export const STUDIO_ICON_PATHS = {
  passkey:
    'M5.5 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM3 20c.6-3.7 3-5.8 6.5-5.8 1 0 1.9.2 2.7.5M17.5 11a2.5 2.5 0 0 0-1 4.8V21l1.5-1.2-1-1.1 1-1.2v-1.7a2.5 2.5 0 0 0-.5-4.8z',
} as const
