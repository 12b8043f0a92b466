import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { FloatingSection } from './floating-section.tsx'
import { ARABIC, ENGLISH } from './samples.ts'
import styles from './ui-page.module.css'

const DIRECTIONS = [
  { dir: 'ltr', lang: 'en', texts: ENGLISH },
  { dir: 'rtl', lang: 'ar', texts: ARABIC },
] as const
const THEMES = ['light', 'dark'] as const

/** Every component of the base in both themes and both directions; served in development only. */
export function UiPage() {
  return (
    <main className={styles.page}>
      <h1>{'Components'}</h1>
      <div className={styles.corners}>
        {THEMES.flatMap((theme) =>
          DIRECTIONS.map(({ dir, lang, texts }) => (
            <article key={theme + dir} className={styles[theme]} dir={dir} lang={lang} data-corner={`${theme}-${dir}`}>
              <ToastProvider>
                <h2>{texts.title}</h2>
                <ButtonsSection texts={texts} />
                <ChoicesSection texts={texts} />
                <FieldsSection texts={texts} />
                <FloatingSection texts={texts} />
              </ToastProvider>
            </article>
          )),
        )}
      </div>
    </main>
  )
}
