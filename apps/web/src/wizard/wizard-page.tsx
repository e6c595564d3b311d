import CloseIcon from 'material-icon:baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import { kindsOfFacts, noAdFacts } from '@adloom/domain/design/ad-facts.ts'
import { loadPart } from '../browser/load-part.ts'
import { isResetWanted } from '../browser/reset-address.ts'
import { navigate, useLocation } from '../browser/router.tsx'
import { PreviewPanel } from '../preview/preview-panel.tsx'
import { changeWizard, useWizard, useWizardAtWork, useWizardReady } from '../state/wizard/wizard.ts'
import { chosenMedium, previewedOption } from '../state/wizard/wizard-answers.ts'
import { brandChoiceOf, brandSiteOf } from '../state/wizard/wizard-brand.ts'
import {
  anotherLayoutChosen,
  factsHidden,
  favouriteToggled,
  isFavouriteShown,
  layoutChosen,
  layoutsMadeAlike,
  previewCreativeOf,
  shownLayout,
} from '../state/wizard/wizard-design.ts'
import { adPreviewOf } from '../state/wizard/wizard-preview.ts'
import { stepNumber, type Wizard } from '../state/wizard/wizard-state.ts'
import { previewTurned } from '../state/wizard/wizard-variants.ts'
import { wizardText } from '../text/wizard-en.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { ink, surface, TOP_BAR_HEIGHT } from '../ui/tokens.ts'
import { wizardAfterArrival, readArrival } from './arrival.ts'
import { fetchStepsAhead } from './steps/steps.ts'
import { WizardSteps } from './steps/wizard-steps.tsx'

const WizardPlacements = lazy(async () => ({
  default: (await loadPart(() => import('./dialogs/wizard-placements.tsx'))).WizardPlacements,
}))

/** Applies the navigation state of the link into the wizard once and clears it, so that a reload keeps later input. */
function useArrival(): void {
  const { state } = useLocation()
  useLayoutEffect(() => {
    const arrival = readArrival(state)
    if (arrival === null) return undefined
    const arrive = (opened: Wizard | null) => {
      changeWizard((wizard) => wizardAfterArrival(wizard, arrival, opened))
      navigate('/wizard', { replace: true, state: null })
    }
    const id = arrival.advancedSettingsOf
    if (id === undefined) {
      arrive(null)
      return undefined
    }
    let isOver = false
    const open = async () => {
      const { wizardOfCreation } = await loadPart(() => import('./wizard-of-creation.ts'))
      const opened = await wizardOfCreation(id)
      if (!isOver) arrive(opened)
    }
    open().catch((cause: unknown) => console.warn('The creation could not be opened', cause))
    return () => {
      isOver = true
    }
  }, [state])
}

/** The first user interaction loads the following steps; an unused page requests nothing. */
function useStepsAhead(): void {
  useEffect(() => {
    const firstInteraction = new AbortController()
    for (const event of ['pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(
        event,
        () => {
          firstInteraction.abort()
          // After this interaction has been answered.
          setTimeout(fetchStepsAhead)
        },
        { signal: firstInteraction.signal, passive: true },
      )
    return () => firstInteraction.abort()
  }, [])
}

/** The wizard (§2.5): the steps on the left, a live preview of the ad on the right. */
export function WizardPage() {
  usePageTitle(wizardText.title)
  useWizardAtWork()
  useArrival()
  useStepsAhead()
  const hydrated = useWizardReady()
  const isCleared = !isResetWanted(useLocation().search)
  if (!hydrated || !isCleared) return <Box role="status" aria-label={wizardText.title} className="boot" />
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: `${TOP_BAR_HEIGHT}px minmax(0, 1fr)`, height: { md: '100dvh' }, minHeight: '100dvh' }}>
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', px: 3, bgcolor: 'background.paper', borderBottom: `1px solid ${surface.line}` }}
      >
        <Typography component="h1" variant="h6" sx={{ flex: 1 }}>
          {wizardText.title}
        </Typography>
        <Button
          aria-label={wizardText.close}
          onClick={() => navigate('/')}
          sx={{ minWidth: 44, px: 0, mr: -1, borderRadius: 999, color: ink[700] }}
        >
          <CloseIcon />
        </Button>
      </Box>
      <Box
        component="main"
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(340px, 35%) minmax(0, 1fr)' }, minHeight: 0 }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, borderRight: { md: `1px solid ${surface.line}` } }}>
          <WizardSteps />
        </Box>
        <Box sx={{ overflow: { md: 'auto' }, minHeight: 0 }}>
          <Preview />
        </Box>
      </Box>
    </Box>
  )
}

/** A favourite is kept with its site at once: it is not of this ad alone. */
async function toggleFavourite(): Promise<void> {
  changeWizard(favouriteToggled)
  const wizard = useWizard.getState()
  const site = brandSiteOf(wizard)
  if (site === null) return
  const { saveBrand } = await loadPart(() => import('../state/brands/saved-brands.ts'))
  await saveBrand(site, brandChoiceOf(wizard), new Date())
}

function Preview() {
  const wizard = useDeferredValue(useWizard())
  const preview = adPreviewOf(wizard)
  const [arePlacementsOpen, setArePlacementsOpen] = useState(false)
  const isAd = wizard.selectedTool === 'social' || wizard.selectedTool === 'display'
  const hasAd = isAd && preview.image !== null && wizard.activeStep >= stepNumber.targeting && previewedOption(wizard) !== null
  return (
    <>
      <PreviewPanel
        step={wizard.activeStep}
        tool={wizard.selectedTool}
        preview={preview}
        video={chosenMedium(wizard)?.video ?? false}
        creative={previewCreativeOf(wizard, preview)}
        format={wizard.previewFormat}
        layout={shownLayout(wizard)}
        imageIndex={wizard.previewImageIndex}
        onFormat={(previewFormat) => changeWizard((before) => ({ ...before, previewFormat }))}
        onLayout={(layout) => changeWizard((before) => layoutChosen(before, layout))}
        favourites={wizard.kit.favourites}
        design={{
          stated: kindsOfFacts(previewedOption(wizard)?.adFacts ?? noAdFacts),
          hidden: wizard.hiddenFacts,
          hasSeveral: preview.generatedImages.length > 1,
          onHide: (kinds) => changeWizard((before) => factsHidden(before, kinds)),
          onAnother: () => changeWizard(anotherLayoutChosen),
          onAlike: () => changeWizard(layoutsMadeAlike),
          isFavourite: isFavouriteShown(wizard),
          onFavourite: () => void toggleFavourite(),
        }}
        onTurn={(step) => changeWizard((before) => previewTurned(before, step))}
        onPlacements={hasAd ? () => setArePlacementsOpen(true) : null}
      />
      <Suspense fallback={null}>{arePlacementsOpen && hasAd && <WizardPlacements onClose={() => setArePlacementsOpen(false)} />}</Suspense>
    </>
  )
}
