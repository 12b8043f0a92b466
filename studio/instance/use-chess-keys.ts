import { useEffect, useRef, useState } from 'react'
import { takesText } from '#ui/keys/takes-text.ts'
import { idAt } from './use-stroke.ts'

interface ChessKeys {
  readonly isOn: boolean
  /** A figure from 1, as an index. With a cell that the arrows reached it paints that cell. */
  readonly onDigit: (index: number, focused: string | null) => void
  readonly onEscape: () => void
}

/** The keys of the chess: figures choose brushes or paint, Space pans while it is held, Escape drops the brush. */
export function useChessKeys(keys: ChessKeys) {
  const [isSpace, setIsSpace] = useState(false)
  // A cell that was clicked has the focus too, but then a figure means the brush.
  const isByKeys = useRef(false)
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { isOn, onDigit, onEscape } = latest.current
      if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      if (event.key === ' ' && isChess(event.target)) {
        event.preventDefault()
        setIsSpace(true)
      } else if (/^[1-9]$/.test(event.key)) {
        event.preventDefault()
        onDigit(Number(event.key) - 1, isByKeys.current ? idAt(event.target) : null)
      } else if (event.key === 'Escape') onEscape()
    }
    const onKeyUp = ({ key }: KeyboardEvent) => key === ' ' && setIsSpace(false)
    const onBlur = () => setIsSpace(false)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('keyup', onKeyUp)
    addEventListener('blur', onBlur)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('keyup', onKeyUp)
      removeEventListener('blur', onBlur)
    }
  }, [])
  return { isSpace, isByKeys }
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    takesText(target) || (target instanceof Element && target.closest('dialog, [popover], [role="dialog"]') !== null)
  )
}

/** Space presses other buttons. */
function isChess(target: EventTarget | null): boolean {
  return target === document.body || idAt(target) !== null
}
