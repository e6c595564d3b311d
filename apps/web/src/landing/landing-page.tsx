import { Link } from 'react-router'
import { brandText } from '../text/en.ts'

export function LandingPage() {
  return (
    <main>
      <h1>{brandText.name}</h1>
      <Link to="/wizard">Get started</Link>
    </main>
  )
}
