import './tile-drawings.css'
import { landingText } from '../text/landing-en.ts'
import { LandingImage } from './landing-image.tsx'

/** One ad in its four sizes, true to their proportions. Decoration, like all drawings here. */
export const FormatsDrawing = () => (
  <div className="draw-formats">
    <LandingImage name="ad-social" width={400} height={500} />
    <LandingImage name="ad-square" width={400} height={400} />
    <LandingImage name="ad-story" width={400} height={711} />
    <LandingImage name="ad-landscape" width={560} height={293} />
  </div>
)

/** The product image that was uploaded, and the generated ad image of the same product. */
export const TruthDrawing = () => (
  <div className="draw-truth">
    <figure>
      <LandingImage name="photo" width={320} height={320} />
      <figcaption>{landingText.photoBefore}</figcaption>
    </figure>
    <svg viewBox="0 0 20 20">
      <path d="M4 10h12m-4.500-4.500L16 10l-4.500 4.500" />
    </svg>
    <figure>
      <LandingImage name="mug-480" width={480} height={480} />
      <figcaption>{landingText.photoAfter}</figcaption>
    </figure>
  </div>
)

/** Everything a user needs to start a video. */
export const StartDrawing = () => (
  <div className="draw-start">
    <i />
    <code>
      <b>$</b> {landingText.startCommand}
    </code>
    <code>
      {landingText.startAnswer}
      <u />
    </code>
  </div>
)
