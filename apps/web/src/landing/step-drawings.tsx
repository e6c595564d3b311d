import './step-drawings.css'
import { landingText } from '../text/landing-en.ts'
import { LandingImage } from './landing-image.tsx'

/** A link that becomes product facts. Decoration, like all drawings here. */
export function ReadDrawing() {
  return (
    <div className="draw-read">
      <div className="draw-address">
        <svg viewBox="0 0 20 20">
          <path d="M8.300 11.700a3 3 0 0 0 4.300 0l2.500-2.500a3 3 0 1 0-4.300-4.300l-.8.8M11.700 8.300a3 3 0 0 0-4.300 0l-2.500 2.500a3 3 0 1 0 4.300 4.300l.8-.8" />
        </svg>
        <span>{landingText.stepAddress}</span>
      </div>
      <div className="draw-facts">
        <LandingImage name="photo" width={320} height={320} />
        <ul>
          {landingText.stepFacts.map((fact) => (
            <li key={fact}>
              <svg viewBox="0 0 20 20">
                <path d="m5 10.500 3.300 3.300 6.700-7.300" />
              </svg>
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Copy options, and scenes. */
export function PrepareDrawing() {
  return (
    <div className="draw-prepare">
      {landingText.stepOptions.map((headline, index) => (
        <div key={headline} className={index === 0 ? 'draw-option chosen' : 'draw-option'}>
          <svg viewBox="0 0 20 20">
            <path d="m5 10.500 3.300 3.300 6.700-7.300" />
          </svg>
          <div>
            <b>{headline}</b>
            <s />
          </div>
        </div>
      ))}
      <LandingImage name="scenes" width={800} height={160} />
    </div>
  )
}

/** Finished ads, and the file. */
export function FinishDrawing() {
  return (
    <div className="draw-finish">
      <LandingImage name="ad-serum" width={400} height={711} />
      <LandingImage name="ad-social" width={400} height={500} />
      <div className="draw-file">
        <svg viewBox="0 0 20 20">
          <path d="M10 3.500v9m0 0 3.500-3.500M10 12.500 6.500 9M4 16.500h12" />
        </svg>
        <span>{landingText.stepFile}</span>
      </div>
    </div>
  )
}
