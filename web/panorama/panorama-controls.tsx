import { type RefObject, useSyncExternalStore } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './panorama-controls.module.css'
import type { Motion, Remote } from './remote.ts'
import { type SightStore, useSight } from './sight.ts'

interface PanoramaControlsProps {
  /** The element that becomes full screen. */
  readonly frame: RefObject<HTMLElement | null>
  readonly remote: Remote | null
  readonly motion: Motion
  readonly store: SightStore
}

/** Buttons for zoom, full screen and looking around by moving the phone. */
export function PanoramaControls({ frame, remote, motion, store }: PanoramaControlsProps) {
  const { t } = useTranslator()
  const zoom = useSight(store)?.zoom ?? 0
  const isFull = useSyncExternalStore(onFullScreen, isFullScreen)
  return (
    <div className={styles.controls}>
      {motion !== 'none' && (
        <IconButton
          icon="turn"
          label={t('panorama.motion')}
          aria-pressed={motion === 'on'}
          onClick={remote?.toggleMotion}
        />
      )}
      <IconButton
        icon="plus"
        label={t('control.zoom_in')}
        aria-disabled={!remote || zoom >= 1}
        onClick={() => remote?.zoomBy(1)}
      />
      <IconButton
        icon="minus"
        label={t('control.zoom_out')}
        aria-disabled={!remote || zoom <= 0}
        onClick={() => remote?.zoomBy(-1)}
      />
      {document.fullscreenEnabled && (
        <IconButton
          icon="fit"
          label={t('control.full_screen')}
          aria-pressed={isFull}
          onClick={() => toggleFullScreen(frame.current)}
        />
      )}
    </div>
  )
}

function isFullScreen(): boolean {
  return document.fullscreenElement !== null
}

function onFullScreen(listen: () => void): () => void {
  document.addEventListener('fullscreenchange', listen)
  return () => document.removeEventListener('fullscreenchange', listen)
}

function toggleFullScreen(element: HTMLElement | null): void {
  const done = isFullScreen() ? document.exitFullscreen() : element?.requestFullscreen()
  // The host page may forbid full screen.
  done?.catch(console.warn)
}
