import CloseIcon from 'material-icon:baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useDeferredValue, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { type LoaderFunctionArgs, replace, useLocation, useNavigate } from 'react-router'
import { writeSession } from '../browser/storage.ts'
import { PreviewPanel } from '../preview/preview-panel.tsx'
import { useCreations } from '../state/library.ts'
import { changeWizard, newKey, resetWizard, useWizard, useWizardAtWork, useWizardReady, wizardReady } from '../state/wizard.ts'
import { accentOfWizard, adPreviewOf, chosenMedium, isPromptAnswered, mediaOf, methodOf } from '../state/wizard-answers.ts'
import { mediumChosen, imagesAsked, stepReopened } from '../state/wizard-changes.ts'
import { previewTurned } from '../state/wizard-variants.ts'
import { stepNumber, type Wizard } from '../state/wizard-state.ts'
import { stepText, wizardText } from '../text/wizard-en.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { ink, surface, TOP_BAR_HEIGHT } from '../ui/tokens.ts'
import { arrived, readArrival } from './arrival.ts'
import { useCreateAd } from './create/use-create-ad.ts'
import { NextButton } from './steps/next-button.tsx'
import { PartWaiting } from './parts/loading-part.tsx'
import { StepCard, visuallyHidden } from './steps/step-card.tsx'
import { fetchStepsAhead, pathOf, shownSteps, type Onward } from './steps/steps.ts'

const CreationErrorAlert = lazy(async () => ({ default: (await import('./create/creation-error.tsx')).CreationError }))

const StepCost = lazy(async () => ({ default: (await import('./steps/step-cost.tsx')).StepCost }))

/** The image passed to the Ad Image route (§3.9). */
const SELECTED_IMAGE = 'adloom.selected-image'

/** Clears the wizard for `?reset=true` before the first render, and waits for the stored state. */
export async function wizardLoader({ request }: LoaderFunctionArgs): Promise<Response | null> {
  await wizardReady()
  if (new URL(request.url).searchParams.get('reset') !== 'true') return null
  await resetWizard()
  return replace('/wizard')
}

/** Applies the navigation state of the link into the wizard once and clears it, so that a reload keeps later input. */
function useArrival(): void {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { creations, ready } = useCreations()
  const arrival = readArrival(state)
  const wantsCreation = arrival?.advancedSettingsOf !== undefined
  useLayoutEffect(() => {
    if (arrival === null || (wantsCreation && !ready)) return
    const creation = creations.find(({ id }) => id === arrival.advancedSettingsOf) ?? null
    changeWizard((wizard) => arrived(wizard, arrival, creation))
    void navigate('.', { replace: true, state: null })
  })
}

/** The first user interaction loads the following steps; an unused page requests nothing. */
function useStepsAhead(): void {
  useEffect(() => {
    const seen = new AbortController()
    for (const sign of ['pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(
        sign,
        () => {
          seen.abort()
          fetchStepsAhead()
        },
        { signal: seen.signal, passive: true },
      )
    return () => seen.abort()
  }, [])
}

/** The wizard (§2.5): the steps on the left, a live preview of the ad on the right. */
export function WizardPage() {
  usePageTitle(wizardText.title)
  useWizardAtWork()
  useArrival()
  useStepsAhead()
  const hydrated = useWizardReady()
  const navigate = useNavigate()
  if (!hydrated) return <Box role="status" aria-label={wizardText.title} className="boot" />
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
          onClick={() => void navigate('/')}
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
          <Steps />
        </Box>
        <Box sx={{ overflow: { md: 'auto' }, minHeight: 0 }}>
          <Preview />
        </Box>
      </Box>
    </Box>
  )
}

function Steps() {
  const wizard = useWizard()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const { creating, create, showCreations } = useCreateAd()
  const path = pathOf(wizard)
  const active = path.find(({ number }) => number === wizard.activeStep) ?? path[0]
  const place = path.indexOf(active) + 1
  // The click shows the new step's frame at once; its content renders right after.
  const drawn = useDeferredValue(active.number)
  const shownBefore = useRef(active.number)
  useEffect(() => {
    if (shownBefore.current === active.number) return
    heading.current?.focus({ preventScroll: true })
    if (drawn !== active.number) return
    shownBefore.current = drawn
    heading.current?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [active.number, drawn, heading, shownBefore])
  // The facts for a video are collected when one is made: the first screen needs none of them.
  const leaveFor = async ({ to, state }: Extract<Onward, { kind: 'tool' }>, from: Wizard) => {
    const video = from.selectedTool === 'video' ? (await import('../state/wizard-video.ts')).videoRequestOf(from) : {}
    await navigate(to, { state: { ...state, ...video } })
  }
  const goOn = (from: Wizard) => {
    const onward = active.next(from, newKey)
    if (onward.kind === 'create') void create()
    else if (onward.kind === 'change') changeWizard(() => onward.wizard)
    else {
      if (wizard.selectedTool === 'image') writeSession(SELECTED_IMAGE, onward.state.mediaUrl)
      void leaveFor(onward, from)
    }
  }
  const skip = () => {
    goOn(mediumChosen(wizard, mediaOf(wizard)[0]?.src ?? ''))
  }
  const { Content } = active
  const isBusy = active.isBusy(wizard) || creating.status === 'running'
  const missing = active.missing(wizard)
  const costId = useId()
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {wizardText.announce(place, path.length, active.title)}
      </Box>
      <Box
        sx={{
          flex: '0 1 auto',
          minHeight: 0,
          overflowY: { md: 'auto' },
          p: 3,
          pb: 1.5,
          // A focused element is never hidden under the button at the bottom of a narrow screen.
          '& :is(a, button, input, select, textarea, [tabindex])': { scrollMarginBottom: { xs: '120px', md: 0 } },
        }}
      >
        <Box
          component="ol"
          aria-label={wizardText.steps}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
        >
          {shownSteps(wizard).map((step, index) => (
            <StepCard
              key={step.number}
              place={index + 1}
              title={step.title}
              active={step === active}
              summary={step.summary(wizard)}
              onReopen={() => changeWizard((before) => stepReopened(before, step.number))}
              headingRef={heading}
            >
              {drawn === active.number ? (
                <Suspense fallback={<PartWaiting />}>
                  <Content />
                </Suspense>
              ) : (
                <PartWaiting />
              )}
              {step.number === stepNumber.generated && (creating.status === 'duplicate' || creating.status === 'failed') && (
                <Suspense fallback={null}>
                  <CreationErrorAlert key={creating.status} creating={creating} onRetry={() => void create()} onShow={showCreations} />
                </Suspense>
              )}
            </StepCard>
          ))}
        </Box>
      </Box>
      <NextButton
        label={active.nextLabel(wizard)}
        busy={isBusy}
        busyLabel={active.busyLabel(wizard)}
        missing={missing}
        onNext={() => goOn(wizard)}
        describedBy={costId}
      >
        {active.number !== stepNumber.adType && missing === null && !isBusy && (
          <Suspense fallback={null}>
            <StepCost wizard={wizard} asks={active.next} id={costId} />
          </Suspense>
        )}
        {active.number === stepNumber.content && mediaOf(wizard).length > 0 && (
          <Button size="small" fullWidth onClick={skip} sx={{ mt: 0.5, fontWeight: 500 }}>
            {mediaOf(wizard)[0].video ? stepText.content.skipVideo : stepText.content.skip}
          </Button>
        )}
        {active.number === stepNumber.method && methodOf(wizard) === 'prompt' && isPromptAnswered(wizard) && (
          <>
            <Button size="small" fullWidth onClick={() => changeWizard((before) => imagesAsked(before, newKey))} sx={{ mt: 0.5 }}>
              {stepText.prompt.again}
            </Button>
            <Suspense fallback={null}>
              <StepCost wizard={wizard} asks="pictures-again" />
            </Suspense>
          </>
        )}
      </NextButton>
    </>
  )
}

function Preview() {
  const wizard = useDeferredValue(useWizard())
  return (
    <PreviewPanel
      step={wizard.activeStep}
      tool={wizard.selectedTool}
      preview={adPreviewOf(wizard)}
      video={chosenMedium(wizard)?.video ?? false}
      accent={accentOfWizard(wizard)}
      format={wizard.previewFormat}
      layout={wizard.layout}
      imageIndex={wizard.previewImageIndex}
      onFormat={(previewFormat) => changeWizard((before) => ({ ...before, previewFormat }))}
      onLayout={(layout) => changeWizard((before) => ({ ...before, layout }))}
      onTurn={(step) => changeWizard((before) => previewTurned(before, step))}
    />
  )
}
