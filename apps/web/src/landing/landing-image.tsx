/** A picture of `public/landing` (drawn by `bench/landing-images.ts`) in its own proportions. Decoration: what it shows is said beside it. */
export const LandingImage = ({ name, width, height }: { name: string; width: number; height: number }) => (
  <img src={`/landing/${name}.webp`} width={width} height={height} alt="" loading="lazy" decoding="async" />
)
