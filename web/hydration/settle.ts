/**
 * Adjusts the rendered page before the first paint to what the server could not know: which of the rendered sizes fits
 * the screen, how much of a bar fits, where pins have room, and scroll positions. Its source is written into the
 * document, so it uses nothing from outside. `web/filter/use-fitting.ts` and `web/chess-plus/plus-map.tsx` do the same later.
 */
export function settle(): void {
  const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]
  for (const other of all<HTMLTemplateElement>('template[data-screen]')) {
    const { size, parts, screen = '' } = other.dataset
    if (matchMedia(screen).matches) {
      const fitting = document.createElement('div')
      fitting.id = `rendered-${size}`
      Object.assign(fitting.dataset, { size, parts })
      fitting.append(other.content)
      document.querySelector('div[data-parts]')?.replaceWith(fitting)
    }
    other.remove()
  }
  // Rendered for another screen only, while many pages waited: the scripts render it for this one.
  const found = document.querySelector<HTMLElement>('div[data-screen]')
  if (found && !matchMedia(found.dataset.screen ?? '').matches) found.remove()
  document.getElementById('rendered-wait')?.remove()
  // Moves the styles from the sheet back to the elements, where React expects them.
  const sheet = document.getElementById('rendered-styles') as HTMLStyleElement | null
  const page = document.querySelector<HTMLElement>('div[data-parts]')
  const styles = new Map<string | undefined, string>()
  for (const rule of (sheet?.sheet?.cssRules ?? []) as Iterable<CSSStyleRule>) {
    const [, id, name] = /^#(\S+) \[data-style="(\w+)"\]$/.exec(rule.selectorText) ?? []
    if (id === page?.id) styles.set(name, rule.style.cssText)
  }
  for (const styled of all('[data-style]')) {
    styled.style.cssText = styles.get(styled.dataset.style) ?? ''
    styled.removeAttribute('data-style')
  }
  sheet?.remove()
  const attempt = (read: () => string | undefined) => {
    try {
      return read()
    } catch {
      // Cookies and storage may be blocked in a frame.
      return undefined
    }
  }
  // Inside a CRM the bar of the lead follows after hydration, and its place is kept. As in `web/api/crm-context.ts`.
  const inCrm = [
    /[?&]crm=/.test(location.search),
    attempt(() => sessionStorage.getItem('vitrine-crm') ?? ''),
    window.name.startsWith('vitrine-crm:'),
    attempt(() => localStorage.getItem(`vitrine-crm:${location.pathname}${location.search}`) ?? ''),
  ]
  if (inCrm.some(Boolean)) document.documentElement.dataset.crm = ''
  for (const bar of all('[data-unseen]')) {
    const gapOf = (element: Element | null) => (element && Number.parseFloat(getComputedStyle(element).columnGap)) || 0
    const widthOf = (element: Element) => element.getBoundingClientRect().width
    const [unseen, gap] = [bar.dataset.unseen ?? '', gapOf(bar)]
    const widths: number[] = []
    const add = (rank: number, width: number) => {
      widths[rank] = (widths[rank] ?? 0) + width
    }
    let room = bar.clientWidth + gap
    for (const part of [...bar.children] as HTMLElement[]) {
      let width = widthOf(part) + gap
      for (const inner of part.querySelectorAll<HTMLElement>('[data-rank]')) {
        const innerWidth = widthOf(inner) + gapOf(inner.parentElement)
        add(Number(inner.dataset.rank), innerWidth)
        width -= innerWidth
      }
      if (part.dataset.rank === undefined) room -= width
      else add(Number(part.dataset.rank), width)
    }
    let isFull = false
    for (let rank = 0; rank < widths.length; rank++) {
      room -= widths[rank] ?? 0
      isFull ||= (widths[rank] ?? 0) > 0 && room < 0
      if (!isFull) continue
      for (const part of bar.querySelectorAll(`[data-rank="${rank}"]`)) part.classList.add(unseen)
    }
  }
  for (const pin of all('[data-pin]')) {
    // As in `web/interactive/place-pins.ts`: below the breadcrumbs and inside the sides.
    const [place, stage] = [pin.getBoundingClientRect(), pin.parentElement?.getBoundingClientRect()]
    if (!stage) continue
    const [above, beside] = [64, 8]
    if (place.top < stage.top + above) pin.style.insetBlockStart = `${above + place.height}px`
    const left = Math.max(beside, Math.min(place.left - stage.left, stage.width - beside - place.width))
    if (left !== place.left - stage.left) pin.style.insetInlineStart = `${left + place.width / 2}px`
  }
  // With a sheet over the page, a rule hides what it covers. Without one the rule would stay: for its `:has`, a browser restyles
  // the whole page at every change.
  if (!document.querySelector('dialog[open]')) {
    for (const { sheet } of all<HTMLStyleElement>('style')) {
      const [first] = (sheet?.cssRules ?? []) as Iterable<CSSStyleRule>
      if (first?.selectorText === '[data-parts]') sheet?.deleteRule(1)
    }
  }
  // The visitor's favourites and theme. `web/visitor/places.ts` defines where they are stored.
  const kept = (name: string) =>
    attempt(() =>
      document.cookie
        .split('; ')
        .find((one) => one.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    ) ??
    attempt(() => {
      const [, until, value] = /^(\d+):(.*)$/s.exec(localStorage.getItem(name) ?? '') ?? []
      return Number(until) > Date.now() ? value : undefined
    }) ??
    ''
  const names = document.querySelector<HTMLElement>('[data-kept]')?.dataset.kept?.split(' ') ?? []
  const liked = new Set(names.flatMap((name) => kept(name).split('.')).filter((id) => /^[1-9]\d*$/.test(id)))
  if (liked.size > 0) for (const counted of all('[data-kept]')) counted.dataset.count = String(liked.size)
  for (const heart of all('[data-unit]')) {
    const [chosen = '', solid = ''] = heart.dataset.chosen?.split(' ') ?? []
    if (!liked.has(heart.dataset.unit ?? '')) continue
    heart.classList.add(chosen)
    heart.querySelector('svg')?.classList.add(solid)
  }
  const themed = document.querySelector<HTMLElement>('[data-themes]')
  const path = JSON.parse(themed?.dataset.themes ?? '{}')[attempt(() => localStorage.getItem('theme') ?? '') ?? '']
  if (path) themed?.querySelector('path')?.setAttribute('d', path)
  for (const view of all('[data-from-ground]')) view.scrollTop = view.scrollHeight
  // A phone lays out a long grid or list in slices, one per frame. Their style sheets hide what is in a later slice.
  const showSlice = (slice: number) => {
    // A timer that is set in an animation frame runs after that frame is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!page) return
        if (slice === 5) delete page.dataset.slice
        else page.dataset.slice = String(slice)
        if (slice < 5) showSlice(slice + 1)
      }),
    )
  }
  if (page?.dataset.slice !== undefined) showSlice(1)
  // Hides the browser's broken-image icon until the page does so itself (`ui/picture/img.tsx`).
  const blank = (image: HTMLImageElement) => {
    image.srcset = ''
    image.src = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"
  }
  const isEarly = () => page?.isConnected === true && page.dataset.live === undefined
  addEventListener('error', ({ target }) => isEarly() && target instanceof HTMLImageElement && blank(target), true)
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) blank(image)
  // Links already work; other presses are repeated after hydration (`web/hydration/take-over.ts`).
  const onClick = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('button, input') : null
    // With `data-heard` set, React receives the event itself and hydrates that part first.
    if (page?.dataset.heard === undefined && isEarly() && pressed) Object.assign(window, { pressedEarly: pressed })
  }
  addEventListener('click', onClick, true)
  const onChange = ({ target }: Event) => {
    if (page?.dataset.heard === undefined && isEarly() && target instanceof HTMLSelectElement)
      Object.assign(window, { pressedEarly: target, chosenEarly: target.value })
  }
  addEventListener('change', onChange, true)
}
