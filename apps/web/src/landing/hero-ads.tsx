import './hero-ads.css'
import { landingText } from '../text/en.ts'

/** Two finished ads as a phone shows them. The pictures lie in `public/landing`: a feed picture (square) and a story picture. */
export function HeroAds() {
  return (
    <div className="hero-ads" role="img" aria-label={landingText.heroPictures}>
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
        <img src="/landing/hero-1.jpg" width={1024} height={1024} alt="" fetchPriority="high" decoding="async" />
        <div className="ad-bar">
          <div>
            <b>{landingText.sampleHeadline}</b>
            <small>{landingText.sampleLine}</small>
          </div>
          <em>{landingText.sampleButton}</em>
        </div>
      </div>
      <div className="ad-story">
        <img src="/landing/hero-2.jpg" width={1080} height={1920} alt="" decoding="async" />
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
