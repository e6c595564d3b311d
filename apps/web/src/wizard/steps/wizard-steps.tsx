import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, type RefObject, Suspense, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { navigate } from '../../browser/router.tsx'
import { loadPart } from '../../browser/load-part.ts'
import { pageOwner } from '../../browser/owner.ts'
import { writeSession } from '../../browser/storage.ts'
import { changeWizard, newKey, useWizard, wizardWithCategory } from '../../state/wizard/wizard.ts'
import { chosenMedium, isPromptAnswered, mediaOf, methodOf } from '../../state/wizard/wizard-answers.ts'
import { mediumChosen, stepReopened } from '../../state/wizard/wizard-changes.ts'
import { imagesRequested } from '../../state/wizard/wizard-prompt.ts'
import { stepNumber, type Wizard } from '../../state/wizard/wizard-state.ts'
import { stepText, wizardText } from '../../text/wizard-en.ts'
import { prepareVideo } from '../../video/prepare-video.ts'
import { useCreateAd } from '../create/use-create-ad.ts'
import { PartWaiting } from '../parts/part-loading.tsx'
import { NextButton } from './next-button.tsx'
import { visuallyHidden } from '../parts/visually-hidden.ts'
import { StepCard } from './step-card.tsx'
import { pathOf, shownSteps, type WizardStep } from './steps.ts'

const CreationErrorAlert = lazy(async () => ({ default: (await loadPart(() => import('../create/creation-error.tsx'))).CreationError }))
const StepCost = lazy(async () => ({ default: (await loadPart(() => import('./step-cost.tsx'))).StepCost }))

/** The image passed to the Ad Image route (§3.9). */
const SELECTED_IMAGE = 'adloom.selected-image'

/** Brings the current step into view and focuses its heading. `drawn` is the step whose content is rendered. */
function useStepInView(active: number): { drawn: number; heading: RefObject<HTMLHeadingElement | null> } {
  const heading = useRef<HTMLHeadingElement>(null)
  // The click shows the new step's frame at once; its content renders right after.
  const drawn = useDeferredValue(active)
  const shownBefore = useRef(active)
  useEffect(() => {
    if (shownBefore.current === active) return
    heading.current?.focus({ preventScroll: true })
    if (drawn !== active) return
    shownBefore.current = drawn
    heading.current?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [active, drawn, heading, shownBefore])
  return { drawn, heading }
}

/** What the button of a step does with the answers: the next step, another screen, or the ad. `isLeaving` while another screen is being opened. */
function useGoOn(active: WizardStep, onCreate: () => void): { goOn: (from: Wizard) => void; isLeaving: boolean } {
  const [isLeaving, setIsLeaving] = useState(false)
  /** The category may be the ad's only name, so it is awaited. A user who goes back meanwhile stays. */
  const leave = async (from: Wizard) => {
    setIsLeaving(true)
    changeWizard(() => from)
    const known = await wizardWithCategory()
    const onward = known.activeStep === active.number ? active.next(known, newKey) : null
    if (onward?.kind !== 'tool') return setIsLeaving(false)
    if (known.selectedTool === 'image') writeSession(SELECTED_IMAGE, onward.state.mediaUrl)
    // The facts for a video are collected when one is made: the first screen needs none of them.
    const video =
      known.selectedTool === 'video' ? (await loadPart(() => import('../../state/wizard/wizard-video.ts'))).videoRequestOf(known) : {}
    // Busy until the next screen stands: a second click would hand the image over twice.
    navigate(onward.to, { state: { ...onward.state, ...video, owner: pageOwner } })
  }
  const goOn = (from: Wizard) => {
    const onward = active.next(from, newKey)
    if (onward.kind === 'create') onCreate()
    else if (onward.kind === 'change') changeWizard(() => onward.wizard)
    else void leave(from)
  }
  return { goOn, isLeaving }
}

/** The steps up to the current one, and the button to the next. */
export function WizardSteps() {
  const wizard = useWizard()
  const { creating, create, showCreations } = useCreateAd()
  const path = pathOf(wizard)
  const active = path.find(({ number }) => number === wizard.activeStep) ?? path[0]
  const place = path.indexOf(active) + 1
  const isVideoNext = wizard.selectedTool === 'video' && chosenMedium(wizard) !== null
  useEffect(() => {
    if (isVideoNext) prepareVideo()
  }, [isVideoNext])
  const { drawn, heading } = useStepInView(active.number)
  const { goOn, isLeaving } = useGoOn(active, () => void create())
  const { Content } = active
  const isBusy = active.isBusy(wizard) || creating.status === 'running' || isLeaving
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
        <SecondaryButtons wizard={wizard} step={active.number} onNext={goOn} />
      </NextButton>
    </>
  )
}

interface SecondaryButtonsProps {
  readonly wizard: Wizard
  readonly step: number
  readonly onNext: (from: Wizard) => void
}

/** What a step offers besides its button: to skip the choice of an image, or to have images made again. */
const SecondaryButtons = ({ wizard, step, onNext }: SecondaryButtonsProps) => (
  <>
    {step === stepNumber.content && mediaOf(wizard).length > 0 && (
      <Button size="small" fullWidth onClick={() => onNext(mediumChosen(wizard, mediaOf(wizard)[0].src))} sx={{ mt: 0.5, fontWeight: 500 }}>
        {mediaOf(wizard)[0].video ? stepText.content.skipVideo : stepText.content.skip}
      </Button>
    )}
    {step === stepNumber.method && methodOf(wizard) === 'prompt' && isPromptAnswered(wizard) && (
      <>
        <Button size="small" fullWidth onClick={() => changeWizard((before) => imagesRequested(before, newKey))} sx={{ mt: 0.5 }}>
          {stepText.prompt.again}
        </Button>
        <Suspense fallback={null}>
          <StepCost wizard={wizard} asks="pictures-again" />
        </Suspense>
      </>
    )}
  </>
)
