import { classOfButton } from '#ui/button/button-look.ts'
import { StatePage } from '#ui/content/state-page.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'

/** Shown if there is no panorama. */
export function NoPanorama() {
  const { t } = useTranslator()
  return (
    <StatePage
      drawing={<RoundDrawing />}
      heading="h2"
      title={t('panorama.empty')}
      text={t('panorama.empty_text')}
      action={
        <NavLink page={{ name: 'main' }} className={classOfButton({ variant: 'filled' })}>
          {t('control.to_main')}
        </NavLink>
      }
    />
  )
}

/** A drawing of a panorama in the stroke of the icons, with its middle in the accent colour. */
function RoundDrawing() {
  return (
    <svg
      width="132"
      height="96"
      viewBox="0 0 132 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g opacity=".55">
        <path d="M8 12c36 12 80 12 116 0v44c-36-12-80-12-116 0z" />
        <path d="M36 18.5v31M96 18.5v31" />
      </g>
      <path d="M53 29h26v11H53z" stroke="var(--accent-line)" fill="var(--accent-tint)" />
      <path d="M62 84a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM57 76 42 60M75 76l15-16" />
    </svg>
  )
}
