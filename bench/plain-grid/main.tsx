import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { ChessAnswer } from '#contract/chess.ts'

// The simplest grid: every unit of the project in the document, without windowing.
const response = await fetch('/data/chess')
const { data }: ChessAnswer = await response.json()

function PlainGrid() {
  const [isOnlyFree, setIsOnlyFree] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOnlyFree(!isOnlyFree)}>
        Available only
      </button>
      {data.map((estate) => (
        <section key={estate.id}>
          {estate.sections.flatMap(({ storeys }) =>
            storeys.flatMap(({ instances }) =>
              instances.map(({ id, number, status_id, price }) => (
                <b key={id} data-cell className={isOnlyFree && status_id !== 1 ? 'dim' : undefined}>
                  <span>{number}</span> <span>{price?.toLocaleString('en')}</span>
                </b>
              )),
            ),
          )}
        </section>
      ))}
    </>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<PlainGrid />)
