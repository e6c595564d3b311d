import './landing.css'
import { adTypes } from '@adloom/domain/ad-types.ts'
import { type ReactElement, type SyntheticEvent } from 'react'
import { currentYear } from '../browser/clock.ts'
import { Link, navigate } from '../browser/router.tsx'
import { landingText } from '../text/landing-en.ts'
import { productNameText, shellText } from '../text/shell-en.ts'
import { Logo } from '../ui/logo.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { HeroAds } from './hero-ads.tsx'
import { LandingImage } from './landing-image.tsx'
import { startOfForm } from './start-of-form.ts'
import { FinishDrawing, PrepareDrawing, ReadDrawing } from './step-drawings.tsx'
import { FormatsDrawing, StartDrawing, TruthDrawing } from './tile-drawings.tsx'

const drawings = [ReadDrawing, PrepareDrawing, FinishDrawing]

/** What the script of the prerendered page does, too. */
const start = (event: SyntheticEvent<HTMLFormElement>): void => {
  event.preventDefault()
  const { to, state } = startOfForm(event.currentTarget)
  navigate(to, { state })
}

/** The first page (§2.3). Plain CSS: the component library would double its download size. */
export function LandingPage() {
  usePageTitle(null)
  return (
    <div className="landing">
      <a className="landing-skip" href="#content">
        {shellText.skip}
      </a>
      <header className="landing-header">
        <Link className="landing-logo" to="/" aria-label={productNameText.homeLabel}>
          <Logo size={30} />
          {productNameText.name}
        </Link>
        <Link className="landing-nav" to="/wizard">
          {landingText.results}
        </Link>
      </header>
      <main id="content">
        <Hero />
        <HowItWorks />
        <WhySimple />
        <Closing />
      </main>
      <footer className="landing-footer">
        <span className="landing-copyright">{shellText.copyright(currentYear())}</span>
        <a href="https://nodejs.org/" target="_blank" rel="noreferrer">
          {landingText.poweredBy}
        </a>
      </footer>
    </div>
  )
}

/** The promise, and the field that starts an ad. */
function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-words">
        <h1 id="hero-title">
          <span className="hero-line hero-line-1">{landingText.heroFirst}</span>{' '}
          <span className="hero-line hero-line-2">
            <span>{landingText.heroSecond}</span> <span>{landingText.heroThird}</span>
          </span>
        </h1>
        <p className="lede hero-line hero-line-3">{landingText.lede}</p>
        <form className="hero-form" onSubmit={start}>
          <label className="out-of-sight" htmlFor="info">
            {landingText.inputLabel}
          </label>
          <input id="info" name="info" type="text" maxLength={4000} autoComplete="off" placeholder={landingText.inputLabel} />
          <button className="button" type="submit">
            {landingText.tryIt}
          </button>
        </form>
        <p className="promise">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m4.500 10.500 3.700 3.700 7.300-8" />
          </svg>
          {landingText.promise}
        </p>
      </div>
      <HeroAds />
    </section>
  )
}

const HowItWorks = () => (
  <section className="band" aria-labelledby="how-title">
    <h2 id="how-title">{landingText.howTitle}</h2>
    <ol className="steps">
      {landingText.steps.map(({ title, text }, index) => {
        const Drawing = drawings[index]
        return (
          <li key={title} className="step">
            <div className="step-drawing" aria-hidden="true">
              <Drawing />
            </div>
            <h3>
              <span aria-hidden="true">{index + 1}</span>
              {title}
            </h3>
            <p>{text}</p>
          </li>
        )
      })}
    </ol>
  </section>
)

/** Four tiles. */
const WhySimple = () => (
  <section className="tinted" aria-labelledby="simple-title">
    <div className="band">
      <div className="band-head">
        <h2 id="simple-title">{landingText.simpleTitle}</h2>
        <p className="lede">{landingText.simpleLede}</p>
      </div>
      <Tiles />
    </div>
  </section>
)

const Tiles = () => (
  <div className="tiles">
    <article className="tile tile-wide">
      <div aria-hidden="true">
        <FormatsDrawing />
      </div>
      <div>
        <h3>{landingText.tiles.formats.title}</h3>
        <p>{landingText.tiles.formats.text}</p>
      </div>
    </article>
    <article className="tile">
      <ul className="tile-types tile-drawing">
        {adTypes.map(({ type, name }) => (
          <li key={type} className={`type-${type}`}>
            {name}
          </li>
        ))}
      </ul>
      <h3>{landingText.tiles.types.title}</h3>
      <p>{landingText.tiles.types.text}</p>
    </article>
    <Tile drawing={<TruthDrawing />} {...landingText.tiles.truth} />
    <Tile drawing={<StartDrawing />} {...landingText.tiles.own} />
  </div>
)

interface TileProps {
  readonly drawing: ReactElement
  readonly title: string
  readonly text: string
}

const Tile = ({ drawing, title, text }: TileProps) => (
  <article className="tile">
    <div className="tile-drawing" aria-hidden="true">
      {drawing}
    </div>
    <h3>{title}</h3>
    <p>{text}</p>
  </article>
)

const Closing = () => (
  <section className="closing" aria-labelledby="closing-title">
    <LandingImage name="ad-social" width={400} height={500} />
    <LandingImage name="ad-serum" width={400} height={711} />
    <h2 id="closing-title">{landingText.closingTitle}</h2>
    <p>{landingText.closingText}</p>
    <Link className="button button-light" to="/wizard">
      {landingText.getStarted}
    </Link>
  </section>
)
