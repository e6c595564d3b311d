import './hero-ads.css'
import { landingText } from '../text/landing-en.ts'

/** Two finished ads as a phone shows them, with images from the built-in engine. The feed ad is the largest element the first screen paints. */
export function HeroAds() {
  return (
    <div className="hero-ads" role="img" aria-label={landingText.heroImages}>
      <div className="hero-glow" />
      <div className="ad-feed">
        <div className="ad-head">
          <i className="avatar">{landingText.sampleBrand.charAt(0)}</i>
          <div>
            <b>{landingText.sampleBrand}</b>
            <small>{landingText.sampleSponsored}</small>
          </div>
        </div>
        <p>{landingText.sampleText}</p>
        <img
          src="/landing/mug-800.webp"
          srcSet="/landing/mug-480.webp 480w, /landing/mug-800.webp 800w"
          sizes="(max-width: 859px) min(58vw, 325px), min(27vw, 365px)"
          width={800}
          height={800}
          alt=""
          fetchPriority="high"
        />
        <div className="ad-bar">
          <div>
            <b>{landingText.sampleHeadline}</b>
            <small>{landingText.sampleLine}</small>
          </div>
          <em>{landingText.sampleButton}</em>
        </div>
      </div>
      <div className="ad-story">
        <img
          src="/landing/serum-560.webp"
          srcSet="/landing/serum-320.webp 320w, /landing/serum-560.webp 560w"
          sizes="(max-width: 859px) min(38vw, 213px), min(18vw, 240px)"
          width={560}
          height={996}
          alt=""
        />
        <div className="story-head">
          <u />
          <div>
            <i className="avatar">{landingText.storyBrand.charAt(0)}</i>
            <b>{landingText.storyBrand}</b>
          </div>
        </div>
        <div className="story-foot">
          <b>{landingText.storyHeadline}</b>
          <small>{landingText.storyLine}</small>
          <em>{landingText.storyButton}</em>
        </div>
      </div>
      <ul className="hero-sum">
        <li>{landingText.badgeScenes}</li>
        <li>×</li>
        <li>{landingText.badgeTexts}</li>
        <li>=</li>
        <li>{landingText.badgeAds}</li>
      </ul>
    </div>
  )
}
