import type { Mailer } from './mailer.ts'

/** For tests that send no mails. Throws if one does. */
export const NO_MAILS: Mailer = {
  send: () => {
    throw new Error('there are no mails in this test')
  },
  close: () => {},
}
