/** The mark: a loom's warp as an A. `size` in pixels. Decoration: put the name beside it. */
export const Logo = ({ size }: { size: number }) => <img src="/favicon.svg" width={size} height={size} alt="" />
