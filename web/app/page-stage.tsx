import type { PageName } from '#domain/address/page-table.ts'
import { titleKeyOf } from '#domain/address/title.ts'
import { useBoot } from '#web/boot/boot-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import styles from './page-stage.module.css'

type Shape = 'picture' | 'grid' | 'cards' | 'text'

const SHAPES: Partial<Record<PageName, Shape>> = {
  chess: 'grid',
  'chess-estate': 'grid',
  'chess-plus': 'grid',
  'chess-plus-estate': 'grid',
  premises: 'cards',
  favorites: 'cards',
  projects: 'cards',
  info: 'text',
  about: 'text',
}

const PIECES: Readonly<Record<Shape, number>> = { picture: 1, grid: 96, cards: 12, text: 7 }

/** The stage of a page in the shape that its content will have. */
export function PageStage() {
  const { t } = useTranslator()
  const { root_picture } = useBoot()
  const { address } = useNavigation()
  const { page } = address
  const shape = SHAPES[page.name] ?? 'picture'
  return (
    <div className={styles.stage} role="status" aria-label={t('message.loading')}>
      <h1 className={styles.title}>{t(`title.${titleKeyOf(page, page.name === 'main' ? root_picture : null)}`)}</h1>
      <div className={styles[shape]}>
        {Array.from({ length: PIECES[shape] }, (_, piece) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike
          <span key={piece} />
        ))}
      </div>
    </div>
  )
}
