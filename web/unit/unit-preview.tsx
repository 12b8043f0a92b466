import { use } from 'react'
import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { LeadContext } from '#web/crm/lead-context.ts'
import { FavouriteButton } from '#web/instance/favourite-button.tsx'
import { InstanceLink } from '#web/instance/instance-link.tsx'
import { InstancePrice } from '#web/instance/instance-price.tsx'
import { Plan } from '#web/instance/plan.tsx'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { TagMark } from '#web/instance/tag-mark.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { PanelSkeleton } from '#web/overlay/panel-skeleton.tsx'
import { UnitMissing } from './unit-missing.tsx'
import styles from './unit-preview.module.css'

const LinkButton = lazyPart('link-button', async () => (await import('#web/crm/link-button.tsx')).LinkButton)

interface UnitPreviewProps {
  readonly instanceId: number
  readonly panelId: number
}

/** A short summary of a unit with a link to its card. */
export function UnitPreview({ instanceId, panelId }: UnitPreviewProps) {
  const { project } = useCatalogue()
  if (!project) return <PanelSkeleton />
  const instance = project.chess.instanceById.get(instanceId)
  return instance ? <LoadedPreview instance={instance} panelId={panelId} /> : <UnitMissing />
}

function LoadedPreview({ instance, panelId }: { instance: Instance; panelId: number }) {
  const { t } = useTranslator()
  const words = useUnitWords()
  const { closePanel } = useNavigation()
  const isInCrm = use(LeadContext) !== null
  return (
    <article className={styles.preview}>
      <span className={styles.plan}>
        <Plan instance={instance} sizes="(width < 48rem) 112px, 352px" />
      </span>
      <div className={styles.text}>
        <InstancePrice instance={instance} />
        <b>{t('unit.kind_area', { name: words.kind(instance), area: words.area(instance) })}</b>
        <span>{words.place(instance)}</span>
        <div className={styles.marks}>
          {isFree(instance) && <StatusMark status={instance.status} />}
          {instance.tags.map((tag) => (
            <TagMark key={tag.id} tag={tag} />
          ))}
        </div>
      </div>
      <div className={styles.actions}>
        <InstanceLink instance={instance} className={classOfButton({ variant: 'filled', className: styles.open })}>
          {t('unit.open')}
        </InstanceLink>
        {isInCrm && <LinkButton instance={instance} isSmall />}
        <FavouriteButton instance={instance} />
      </div>
      <span className={styles.close}>
        <IconButton icon="close" label={t('control.close')} onClick={() => closePanel(panelId)} />
      </span>
    </article>
  )
}
