import { type ComponentType, Suspense, useEffect } from 'react'
import type { StudioKey } from '#i18n/messages.ts'
import { pathOf, readScreen, type Screen, type ScreenName } from '#studio/address/address.ts'
import { usePath } from '#studio/address/use-path.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { FiguresProvider } from '#studio/catalogue/figures-context.tsx'
import { StaffEventProvider } from '#studio/event/staff-event-provider.tsx'
import { ZoneContext } from '#studio/format/zone-context.ts'
import { Frame } from '#studio/frame/frame.tsx'
import { NoScreen } from '#studio/frame/no-screen.tsx'
import { WaitingPage } from '#studio/frame/screen-page.tsx'
import { placesFor } from '#studio/frame/screens.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { ProjectStoresProvider } from '#studio/project/project-stores-provider.tsx'
import { firstScreen, laterScreen } from '#studio/release/later-part.tsx'
import { keepFocus } from '#ui/keys/keep-focus.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { CatalogueProvider } from './catalogue-provider.tsx'
import { OlderScreen } from './older-screen.tsx'
import { ReleaseProvider } from './release-provider.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { WithPalette } from './with-palette.tsx'

const HomeScreen = firstScreen(async () => (await import('#studio/home/home-screen.tsx')).HomeScreen, OlderScreen)
const UnitsScreen = firstScreen(
  async () => (await import('#studio/instance/units-screen.tsx')).UnitsScreen,
  OlderScreen,
)
const AccountScreen = laterScreen(async () => (await import('./account-screen.tsx')).AccountScreen, OlderScreen)
const MoreScreen = laterScreen(async () => (await import('#studio/frame/more-screen.tsx')).MoreScreen, OlderScreen)
const NewProjectScreen = laterScreen(
  async () => (await import('#studio/home/new-project-screen.tsx')).NewProjectScreen,
  OlderScreen,
)
const PeopleScreen = laterScreen(
  async () => (await import('#studio/people/people-screen.tsx')).PeopleScreen,
  OlderScreen,
)
const PublishScreen = laterScreen(
  async () => (await import('#studio/publish/publish-screen.tsx')).PublishScreen,
  OlderScreen,
)

const SCREENS: Readonly<Record<ScreenName, ComponentType>> = {
  home: HomeScreen,
  account: AccountScreen,
  people: PeopleScreen,
  new: NewProjectScreen,
  more: MoreScreen,
  units: UnitsScreen,
  publish: PublishScreen,
}

const TITLES: Readonly<Record<ScreenName, StudioKey>> = {
  home: 'nav.home',
  account: 'account.title',
  people: 'nav.people',
  new: 'nav.new',
  more: 'nav.more',
  units: 'view_menu.premises',
  publish: 'nav.publish',
}

interface StudioProps {
  /** What the person should know at the beginning, such as that the passkey could not be made. */
  readonly notice: StudioKey | null
}

/** The Studio of a person who is signed in. */
export function Studio({ notice }: StudioProps) {
  const { t } = useTranslator()
  const showToast = useToast()
  const { account } = useMe()
  const onSignedOut = useSignedOut()
  const screen = readScreen(usePath())
  useEffect(() => {
    if (notice) showToast({ text: t(notice) })
  }, [notice, showToast, t])
  useEffect(keepFocus, [])
  return (
    <ZoneContext value={account.time_zone}>
      {/* Another company has other catalogues. */}
      <CatalogueProvider key={account.id} id={screen && 'catalogue' in screen ? screen.catalogue : null}>
        <StaffEventProvider>
          <FiguresProvider onSignedOut={onSignedOut}>
            <ProjectStoresProvider>
              <ReleaseProvider>
                <WithPalette>
                  <Frame screen={screen?.name ?? null}>
                    <ScreenBoundary key={screen ? pathOf(screen) : ''}>
                      <Suspense fallback={screen && <WaitingPage title={t(TITLES[screen.name])} />}>
                        <Shown screen={screen} />
                      </Suspense>
                    </ScreenBoundary>
                  </Frame>
                </WithPalette>
              </ReleaseProvider>
            </ProjectStoresProvider>
          </FiguresProvider>
        </StaffEventProvider>
      </CatalogueProvider>
    </ZoneContext>
  )
}

function Shown({ screen }: { readonly screen: Screen | null }) {
  const { role } = useMe()
  const { current } = useCatalogues()
  if (!screen) return <NoScreen />
  const Content = SCREENS[screen.name]
  if (!('catalogue' in screen)) return <Content />
  // The catalogue was removed, or belongs to another company.
  const isKnown = current !== null && placesFor(role, current).some(({ screen: { name } }) => name === screen.name)
  return isKnown ? <Content key={screen.catalogue} /> : <NoScreen />
}
