import './step-drawings.css'
import { landingText } from '../text/en.ts'

/** A link that becomes facts. Decoration, like all drawings here. */
export function ReadDrawing() {
  return (
    <div className="draw-read">
      <div className="draw-address">
        <svg viewBox="0 0 20 20">
          <path d="M8.300 11.700a3 3 0 0 0 4.300 0l2.500-2.500a3 3 0 1 0-4.300-4.300l-.8.8M11.700 8.300a3 3 0 0 0-4.300 0l-2.500 2.500a3 3 0 1 0 4.300 4.300l.8-.8" />
        </svg>
        <span>harbourandhearth.example/mug</span>
      </div>
      <div className="draw-facts">
        <img src="/landing/hero-1.jpg" width={1024} height={1024} alt="" loading="lazy" decoding="async" />
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

/** Texts to choose from, and scenes. */
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
      <div className="draw-scenes">
        <i className="scene-sand" />
        <i className="scene-sky" />
        <i className="scene-mint" />
        <i className="scene-dusk" />
        <i className="scene-stone" />
      </div>
    </div>
  )
}

/** Finished ads, and the file. */
export function FinishDrawing() {
  return (
    <div className="draw-finish">
      <div className="draw-ad draw-ad-back">
        <img src="/landing/hero-2.jpg" width={1080} height={1920} alt="" loading="lazy" decoding="async" />
      </div>
      <div className="draw-ad">
        <img src="/landing/hero-1.jpg" width={1024} height={1024} alt="" loading="lazy" decoding="async" />
        <s />
        <s />
      </div>
      <div className="draw-file">
        <svg viewBox="0 0 20 20">
          <path d="M10 3.500v9m0 0 3.500-3.500M10 12.500 6.500 9M4 16.500h12" />
        </svg>
        creation-1-img1-content1.jpg
      </div>
    </div>
  )
}

/** The four sizes of a finished ad, true to their proportions (1080×1350, 1080×1080, 1080×1920, 1200×628). */
export function FormatsDrawing() {
  return (
    <div className="draw-formats">
      <div style={{ aspectRatio: '1080 / 1350' }}>
        <img src="/landing/hero-1.jpg" width={1024} height={1024} alt="" loading="lazy" decoding="async" />
      </div>
      <div style={{ aspectRatio: '1' }}>
        <img src="/landing/hero-1.jpg" width={1024} height={1024} alt="" loading="lazy" decoding="async" />
      </div>
      <div style={{ aspectRatio: '1080 / 1920' }}>
        <img src="/landing/hero-2.jpg" width={1080} height={1920} alt="" loading="lazy" decoding="async" />
      </div>
      <div style={{ aspectRatio: '1200 / 628' }}>
        <img src="/landing/hero-1.jpg" width={1024} height={1024} alt="" loading="lazy" decoding="async" />
      </div>
    </div>
  )
}
