/** An image of `public/landing` (made by `bench/landing-images.ts`) in its own aspect ratio. Decoration: the text beside it gives its content. */
export const LandingImage = ({ name, width, height }: { name: string; width: number; height: number }) => (
  <img src={`/landing/${name}.webp`} width={width} height={height} alt="" loading="lazy" decoding="async" />
)
