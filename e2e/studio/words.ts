import type { StudioKey } from '#i18n/messages.ts'
import type { TranslatorOf } from '#i18n/translator.ts'

/** Says a message of the Studio. */
export type Words = TranslatorOf<StudioKey>['t']

export { studioTranslator as wordsIn } from '#i18n/studio.fixture.ts'
