import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { ResultsBar } from './results-bar.tsx'
import { WideControls } from './wide-controls.tsx'

/** The controls of the filter: in the bar, or on small screens in a dialog. */
export function FilterControls() {
  return useScreenSize() === 'small' ? <ResultsBar /> : <WideControls />
}
