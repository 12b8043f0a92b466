import { useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** A button that opens a dialog, with nothing else, as a baseline for taps. */
function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <Opened onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Opened({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} onClose={onClose}>
      <h2>Opened</h2>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Page />)
